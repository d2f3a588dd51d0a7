import { readFileSync } from 'node:fs';
import { SLIDE_INTERVAL_MS } from '@/components/home/banner/timing';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';

const PRODUCT = readFileSync('app/PRODUCT.md', 'utf8');

// The other tests of durations use the constants.
test('a slide and a toast last as long as PRODUCT rules 18 and 27 say', () => {
  expect(PRODUCT).toContain(`A slide changes every ${SLIDE_INTERVAL_MS} ms.`);
  expect(PRODUCT).toContain(`A toast lasts ${TOAST_DURATION_MS / 1000} second`);
});
