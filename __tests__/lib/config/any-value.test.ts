import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { ConfigurationError } from '@/lib/config/configuration-error';
import { readConfiguration } from '@/lib/config/read-configuration';
import { cleanText } from '@/lib/config/schema';
import { parseSiteConfig } from '@/lib/config/site-config';
import { siteConfigScript } from '@/lib/config/site-config-script';
import { jsonForScript } from '@/lib/seo/linked-data';
import { organisationData } from '@/lib/seo/organisation';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';
import { CHANGING_BEHAVIOUR } from '../../browser/setup/extra-exports';
import { anySettings } from './any-settings';

/** The settings that are kept in another form than that of their text. */
const NOT_TEXT = /REGION|LANGUAGE|URL|API|COLOR|BACKGROUND|OFFLINE/;

function accepted(settings: Record<string, string>) {
  try {
    return readConfiguration(settings);
  } catch (error) {
    if (error instanceof ConfigurationError) return undefined;
    throw error;
  }
}

test('any value of any setting is refused with the configuration error, or arrives unchanged', () => {
  let tried = 0;
  let kept = 0;
  fc.assert(
    fc.property(anySettings, (settings) => {
      tried += Object.keys(settings).length;
      const configuration = accepted(settings);
      if (!configuration) return;
      kept += Object.keys(settings).length;
      expect(JSON.stringify(configuration)).not.toContain('null');
      const { company, legal, offerTerms, loanApp, palette } = configuration;
      const texts = JSON.stringify([company, legal, offerTerms, loanApp]);
      for (const [variable, value] of Object.entries(settings)) {
        if (NOT_TEXT.test(variable) || CHANGING_BEHAVIOUR.some((name) => name === variable))
          continue;
        expect(texts).toContain(JSON.stringify(cleanText(value)));
      }

      const window: { siteConfig?: unknown } = {};
      runInNewContext(siteConfigScript(company), { window });
      const { name, email, address, copyright } = company;
      expect(parseSiteConfig(() => window.siteConfig)).toEqual({ name, email, address, copyright });

      const data = organisationData(configuration);
      const script = data && jsonForScript(data);
      expect(script ?? '').not.toContain('<');
      if (script) expect(JSON.parse(script)).toMatchObject({ name });

      expect(themeStylesheet(configuration, palette, company.name)).not.toContain('undefined');
    }),
    { numRuns: 1000 },
  );
  // Otherwise the property above would say nothing about one of its two cases.
  expect(kept).toBeGreaterThan(100);
  expect(tried - kept).toBeGreaterThan(100);
});
