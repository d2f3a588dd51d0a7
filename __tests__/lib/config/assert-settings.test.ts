import { assertSettings } from '@/lib/config/assert-settings';

/** React's development version cannot prerender the pages. */
test.each(['development', 'test', 'Production'])(
  'a build with NODE_ENV=%s stops with the allowed value',
  (mode) => {
    expect(() => assertSettings({ NODE_ENV: mode }, [], {})).toThrow(
      `NODE_ENV was "${mode}"; allowed for a build: production, or no value`,
    );
  },
);

test.each([undefined, '', 'production'])('a build with NODE_ENV=%s may start', (mode) => {
  expect(() => assertSettings({ NODE_ENV: mode }, [], {})).not.toThrow();
});
