import { readFileSync } from 'node:fs';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import { SLIDE_INTERVAL_MS } from '@/lib/banner/timing';

const PRODUCT = readFileSync('app/PRODUCT.md', 'utf8');

// The other tests of durations use the constants.

test('the banner changes its slide as often as PRODUCT rule 18 says', () => {
  expect(PRODUCT).toContain(`A slide changes every ${SLIDE_INTERVAL_MS} ms.`);
});

test('a toast lasts as long as PRODUCT rule 27 says', () => {
  const [, seconds] = /A toast lasts ([\d.]+) seconds?\./.exec(PRODUCT) ?? [];
  expect(TOAST_DURATION_MS).toBe(1000 * Number(seconds));
});
