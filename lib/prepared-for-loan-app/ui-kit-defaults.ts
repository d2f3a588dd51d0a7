/** Defaults of the UI kit (PRODUCT rule 43). Code must not rely on them: they may not be rules. */
export const UI_KIT_DEFAULTS = {
  /** The highest count that a badge shows in full. */
  badgeOverflow: 99,
  gridColumns: 4,
  imagesPerPickerRow: 4,
  noticeBarFramesPerSecond: 40,
  noticeDurationMs: 1500,
  carouselAutoplayMs: 3000,
  /** The rule gives no unit. */
  pullToRefreshDistance: 25,
} as const;

/** The UI kit's labels in Chinese (PRODUCT rule 44). How the product uses them is unknown. */
export const UI_KIT_LABELS = {
  confirm: '确定',
  cancel: '取消',
  previousPage: '上一页',
  nextPage: '下一页',
} as const;
