/**
 * Defaults of the UI kit (PRODUCT rule 43). They are not confirmed as rules of the product, so nothing may rely
 * on them as such.
 */
export const COMPONENT_DEFAULTS = {
  /** The highest count that a badge shows as it is. */
  badgeOverflow: 99,
  gridColumns: 4,
  imagesPerPickerRow: 4,
  noticeBarFramesPerSecond: 40,
  noticeDurationMs: 1500,
  carouselAutoplayMs: 3000,
  /** The rule gives no unit. */
  pullToRefreshDistance: 25,
} as const;

/** Built-in labels of the UI kit (PRODUCT rule 44), in Chinese; how the product uses them is not shown. */
export const COMPONENT_LABELS = {
  confirm: '确定',
  cancel: '取消',
  previousPage: '上一页',
  nextPage: '下一页',
} as const;
