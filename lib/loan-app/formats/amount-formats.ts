/** Checks at run time, because an amount may come from a server whose responses are unknown. */
function toWholeNumber(amount: number | bigint): bigint {
  if (typeof amount === 'bigint') return amount;
  if (!Number.isSafeInteger(amount))
    throw new TypeError(
      `An amount is a whole number: a safe integer, or a bigint for anything larger. Got ${String(amount)}.`,
    );
  return BigInt(amount);
}

/**
 * An amount in hundredths, divided by 100, always with two decimals: `1005` → `10.05` (PRODUCT rule
 * 42). The result is text because a double cannot hold every hundredth: `9007199254740991` →
 * `90071992547409.91`.
 *
 * @param cents a safe integer or a bigint, negative or not, in hundredths of the currency's unit
 * @throws {TypeError} for anything else, fractions of a hundredth included
 */
export function centsToAmount(cents: number | bigint): string {
  const whole = toWholeNumber(cents);
  const sign = whole < 0n ? '-' : '';
  const digits = String(whole).slice(sign.length).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Indonesian groups thousands with dots. */
const DOTTED = new Intl.NumberFormat('id-ID');

/**
 * A whole amount with its thousands grouped by dots: `1000000` → `1.000.000` (PRODUCT rule 42).
 *
 * @param amount a safe integer or a bigint, negative or not, in units of the currency
 * @throws {TypeError} for anything else; the decimal mark is unknown
 */
export function groupThousands(amount: number | bigint): string {
  return DOTTED.format(toWholeNumber(amount));
}
