import fc from 'fast-check';
import { VARIABLES } from '@/lib/config/schema';

/** Fragments that are close to valid values, or that were found to break a step. */
const AWKWARD = [
  ...String.raw`https:// http: // /Indonesia a.example user:pw@ ?q #12 %zz " ' & < > \ $Now { } /Beta @
    key=a%26b&c= https://a.example/f care@a.example ?cc=x@b.co , ; --- +91 (0) ऋण Müller 💼 beef #a0c4ff oklch( none ) rgb( on off
    ₹2,000 </script> ]]> $$`.split(/\s+/),
  ...[' ', '\u00a0', '\u200b', '\u200d', '\u202e', '\ud800', '\n', '\u2028'],
  ...['22 5550', '0.8 ', 'Rp 15,000,000'],
];

/** Any value of a setting. */
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...AWKWARD), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
);

/** The settings of one build: a few variables with any value. */
export const anySettings = fc.dictionary(fc.constantFrom(...VARIABLES), anyValue, {
  maxKeys: 4,
});
