import fc from 'fast-check';

/** Text that people type or paste: digits of several scripts among separators and letters. */
export const typedText = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
    { weight: 2, arbitrary: fc.constantFrom(...'٣۷९５') },
    { weight: 2, arbitrary: fc.constantFrom(...' -+().,x₹') },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
  ),
  maxLength: 40,
  size: 'max',
});
