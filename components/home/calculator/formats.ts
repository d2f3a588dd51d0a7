/**
 * How the calculator writes numbers. Only decimals come from the browser, which writes them as Node
 * does; the currency and the unit come from the build.
 *
 * @param currency the amount of zero.
 * @param term such as `{n} months`.
 */
export function createFormats(language: string, currency: string, term: string) {
  const decimals = (digits: Intl.NumberFormatOptions) => {
    // The fonts have Latin figures only.
    const format = new Intl.NumberFormat(language, { numberingSystem: 'latn', ...digits });
    return (value: number) => format.format(value);
  };
  const whole = decimals({ maximumFractionDigits: 0 });
  const number = decimals({ maximumFractionDigits: 4 });
  return {
    number,
    amount: (value: number) => currency.replace('0', whole(value)),
    /** Without the currency, and with its hundredths. */
    exactAmount: decimals({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    term: (value: number) => term.replace('{n}', whole(value)),
    rate: (value: number) => `${number(value)}%`,
  };
}
