import { runningTimeRatio, TIMEOUT_MS, MAX_LINEAR_RATIO } from './running-time-ratio';

describe('the ratio of running times', () => {
  it(
    'exceeds the limit for a quadratic expression',
    () => {
      const quadratic = (text: string) => /\d+$/.test(text);
      expect(
        runningTimeRatio(quadratic, (length) => `${'1'.repeat(length)}x`, 16_000, 0),
      ).toBeGreaterThan(MAX_LINEAR_RATIO);
    },
    TIMEOUT_MS,
  );

  it(
    'stays below the limit for a linear expression',
    () => {
      const linear = (text: string) => /^\d+$/.test(text);
      expect(
        runningTimeRatio(linear, (length) => `${'1'.repeat(length)}x`, 1_600_000),
      ).toBeLessThan(MAX_LINEAR_RATIO);
    },
    TIMEOUT_MS,
  );
});
