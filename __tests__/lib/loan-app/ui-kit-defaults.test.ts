import { UI_KIT_DEFAULTS, UI_KIT_LABELS } from '@/lib/loan-app/ui-kit-defaults';

describe('the UI kit', () => {
  it('has the defaults of PRODUCT rule 43', () => {
    expect(UI_KIT_DEFAULTS).toEqual({
      badgeOverflow: 99,
      gridColumns: 4,
      imagesPerPickerRow: 4,
      noticeBarFramesPerSecond: 40,
      noticeDurationMs: 1500,
      carouselAutoplayMs: 3000,
      pullToRefreshDistance: 25,
    });
  });

  it('has the Chinese labels of PRODUCT rule 44', () => {
    expect(UI_KIT_LABELS).toEqual({
      confirm: '确定',
      cancel: '取消',
      previousPage: '上一页',
      nextPage: '下一页',
    });
  });
});
