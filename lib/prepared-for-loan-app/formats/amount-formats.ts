/** Checks at run time, because an amount may come from a server whose responses are unknown. */
function assertSafeInteger(amount: number): void {
  if (!Number.isSafeInteger(amount))
    throw new TypeError(`An amount must be a safe integer. Got ${String(amount)}.`);
}

/**
 * An amount in hundredths, divided by 100, always with two decimals: `1005` → `10.05` (PRODUCT rule
 * 42). The result is text because a double cannot hold every hundredth.
 *
 * @throws {TypeError} for anything but a safe integer, fractions of a hundredth included
 */
export function centsToAmount(cents: number): string {
  assertSafeInteger(cents);
  const sign = cents < 0 ? '-' : '';
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Indonesian groups thousands with dots. */
const DOTTED = new Intl.NumberFormat('id-ID');

/**
 * A whole amount with its thousands grouped by dots: `1000000` → `1.000.000` (PRODUCT rule 42).
 *
 * @throws {TypeError} for anything but a safe integer; the decimal mark is unknown
 */
export function groupThousands(amount: number): string {
  assertSafeInteger(amount);
  // Without the sign of -0.
  return DOTTED.format(amount + 0);
}
