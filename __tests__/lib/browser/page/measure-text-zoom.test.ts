import { measureTextZoom } from '@/lib/browser/page/measure-text-zoom';

test.each([
  ['150px', '1.5'],
  ['100px', ''],
])('sets --text-zoom to the factor by which the browser enlarges text: %s', (size, zoom) => {
  jest.useFakeTimers();
  document.head.style.fontSize = size;

  measureTextZoom();
  jest.advanceTimersToNextFrame();

  expect(document.documentElement.style.getPropertyValue('--text-zoom')).toBe(zoom);
  document.documentElement.style.cssText = '';
});
