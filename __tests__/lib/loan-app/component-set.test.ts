import { COMPONENT_DEFAULTS, COMPONENT_LABELS } from '@/lib/loan-app/component-set';

describe('the component set', () => {
  it('has the defaults of PRODUCT rule 43', () => {
    expect(COMPONENT_DEFAULTS).toEqual({
      badgeOverflow: 99,
      gridColumns: 4,
      imagesPerPickerRow: 4,
      noticeBarFramesPerSecond: 40,
      noticeDurationMs: 1500,
      carouselAutoplayMs: 3000,
      pullToRefreshDistance: 25,
    });
  });

  it('labels its buttons in Chinese', () => {
    expect(COMPONENT_LABELS).toEqual({
      confirm: '确定',
      cancel: '取消',
      previousPage: '上一页',
      nextPage: '下一页',
    });
  });
});
