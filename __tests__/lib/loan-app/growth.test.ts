import { growth, PATIENCE_MS, STILL_LINEAR } from './growth';

describe('the measure of growth', () => {
  it(
    'catches an expression that is tried from every position',
    () => {
      const quadratic = (text: string) => /\d+$/.test(text);
      expect(growth(quadratic, (length) => `${'1'.repeat(length)}x`, 16_000, 0)).toBeGreaterThan(
        STILL_LINEAR,
      );
    },
    PATIENCE_MS,
  );

  it(
    'passes an expression that reads its input once',
    () => {
      const linear = (text: string) => /^\d+$/.test(text);
      expect(growth(linear, (length) => `${'1'.repeat(length)}x`, 1_600_000)).toBeLessThan(
        STILL_LINEAR,
      );
    },
    PATIENCE_MS,
  );
});
