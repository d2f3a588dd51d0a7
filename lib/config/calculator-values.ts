import { allow, only, type Validator } from '@/lib/kit/settings';

export const PERCENTAGE = /^(\d+(?:\.\d+)?) ?%$/;

export const rates = oneOrTwo('a percentage such as 24%', PERCENTAGE);
export const terms = oneOrTwo('a whole number', /^(\d+)$/);

const FEE = 'a percentage of the loan such as 2.5%, an amount such as 500, or none';
/** No fee is a word, because a zero may stand for a fee that nobody has looked up. */
export const fee = only(FEE, (value) => {
  const isNumber = PERCENTAGE.test(value) || /^\d+$/.test(value);
  return value === 'none' || (isNumber && parseFloat(value) > 0);
});

export const feeTax = only('a percentage such as 18%, also 0%', (value) => PERCENTAGE.test(value));

/** One value or two. The parsed value has both numbers, such as `12 24`. */
function oneOrTwo(what: string, pattern: RegExp): Validator {
  return allow(`${what}, or the lowest and the highest with "to" between them`, (value) => {
    const numbers = value.split(/ *(?:to|-|–) */).map((one) => pattern.exec(one)?.[1] ?? '');
    const [from = '', to = from] = numbers;
    const isRange = from !== '' && to !== '' && Number(from) <= Number(to);
    return isRange && numbers.length < 3 ? `${from} ${to}` : undefined;
  });
}
