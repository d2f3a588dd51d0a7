import { readFileSync } from 'node:fs';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';

const PRODUCT = readFileSync('app/PRODUCT.md', 'utf8');

// The other tests of durations use the constants.

test('the banner changes its slide as often as PRODUCT rule 18 says', () => {
  const [, milliseconds] = /A slide changes every (\d+) ms\./.exec(PRODUCT) ?? [];
  expect(SLIDE_INTERVAL_MS).toBe(Number(milliseconds));
});

test('a toast lasts as long as PRODUCT rule 27 says', () => {
  const [, seconds] = /A toast lasts ([\d.]+) seconds?\./.exec(PRODUCT) ?? [];
  expect(TOAST_DURATION_MS).toBe(1000 * Number(seconds));
});
