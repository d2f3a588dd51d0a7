import { settingsSchema } from '@/lib/config/schema';
import { parseSettings } from '@/lib/kit/settings/parse-settings';
import { SITE_TEXT_LIMIT } from '@/lib/kit/text/text-validation';
import { textsIn } from '@/lib/kit/text/texts';
import acceptedSettings from '../../config/accepted-settings.json';
import refusedSettings from '../../config/refused-settings.json';

const LONGEST = 'x'.repeat(SITE_TEXT_LIMIT);

/**
 * The values of settings as they are written, and as they arrive if that differs. The links to pages
 * may be those of an app: fragments, and queries that select a page.
 */
const ACCEPTED: [string, string[][]][] = [
  ...Object.entries(acceptedSettings),
  ['COM_NAME', [[LONGEST]]],
];
const REFUSED: [string, string[]][] = [
  ...Object.entries(refusedSettings),
  ['ADDRESS', [`${LONGEST}x`]],
];

test.each(
  ACCEPTED.flatMap(([name, values]) =>
    values.map(([written = '', arrives = written]) => ({ name, written, arrives })),
  ),
)('$name may be $written', ({ name, written, arrives }) => {
  const { settings, problems } = parseSettings(settingsSchema, {
    [`NEXT_PUBLIC_${name}`]: written,
  });

  expect(problems).toEqual([]);
  expect(textsIn(settings).filter(Boolean)).toEqual(arrives ? [arrives] : []);
});

test.each(
  REFUSED.flatMap(([name, values]) =>
    values.map((value) => ({ variable: `NEXT_PUBLIC_${name}`, value })),
  ),
)('$variable may not be $value', ({ variable, value }) => {
  const { settings, problems } = parseSettings(settingsSchema, { [variable]: value });

  expect(textsIn(settings).filter(Boolean)).toEqual([]);
  expect(problems).toEqual([
    {
      place: variable,
      reason: expect.stringMatching(/^was ".*"; allowed: .*\b(a|an|the|on|text|such as)\b/),
    },
  ]);
});
