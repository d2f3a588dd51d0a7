import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { placeholdersIn } from '@/lib/config/hidden-form-fields';
import type * as readConfigurationModule from '@/lib/config/read-configuration';
import { readConfiguration, type Configuration } from '@/lib/config/read-configuration';
import { settingsSchema, variableOf, VARIABLES } from '@/lib/config/schema';
import { parseSiteConfig, siteConfigScript } from '@/lib/config/site-config';
import { offices } from '@/lib/config/validators';
import { NO_CONTENT } from '@/lib/content/read-content';
import { siteWith } from '@/lib/content/read-site';
import { telephoneHref, whatsAppHref } from '@/lib/kit/settings/phone-number';
import * as allowed from '@/lib/kit/settings/setting-validators';
import { normaliseWhitespace, inLines } from '@/lib/kit/text/text-validation';
import { textsIn } from '@/lib/kit/text/texts';
import { ValidationError } from '@/lib/kit/text/validation-error';
import { formatDay } from '@/lib/region/formats';
import { siteMetadata } from '@/lib/seo/page-metadata';
import { structuredData } from '@/lib/seo/structured-data';
import { webAppManifest } from '@/lib/seo/web-app-manifest';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';
import OfficialSite from '../../app/page';
import { EXAMPLES } from '../env-example';
import { ICONS_AND_MANIFEST } from '../lib/setup/icons-and-manifest';

jest.mock('@/lib/config/configuration', () => ({
  configuration: jest
    .requireActual<typeof readConfigurationModule>('@/lib/config/read-configuration')
    .readConfiguration({}),
}));

// A build reads its site once. Here, each run has another one.
jest.mock('@/lib/build/this-build', () => ({
  thisBuild: {
    site: async () => siteWith(configurationModule.configuration, NO_CONTENT),
  },
}));

/** What the page reads. Each run of the property replaces the configuration. */
const configurationModule = jest.requireMock<{ configuration: Configuration }>(
  '@/lib/config/configuration',
);

/** The variables of the settings that allow one of these. */
function variablesOf(...kinds: allowed.Validator[]) {
  const { loanApp, ...page } = settingsSchema((name, kind) => kinds.includes(kind) && name);
  return { forPage: textsIn(page), forLoanApp: textsIn(loanApp) };
}

const { text, texts, email, phone, phones, internationalPhones, onOrText, date } = allowed;
const SHOWN = variablesOf(
  ...[text, texts, offices, email, phones, internationalPhones, onOrText, date],
).forPage;
const LINKS = variablesOf(allowed.pageUrl, allowed.pageUrls).forPage;
const FOR_LOAN_APP = variablesOf(text, phone).forLoanApp;

/** Fragments that are close to valid values, or that were found to break a step. */
const AWKWARD = [
  ...String.raw`https:// http: // /Indonesia a.example user:pw@ ?q #12 %zz " ' & < > \ $Now { } /Beta @
    key=a%26b&c= https://a.example/f care@a.example ?cc=x@b.co , ; --- +91 (0) ऋण Müller 💼 beef #a0c4ff oklch( none ) rgb( on off
    ₹2,000 </script> ]]> $$ | 2026-10-31`.split(/\s+/),
  ...[' ', '\u00a0', '\u200b', '\u200d', '\u202e', '\ud800', '\n', '\u2028'],
  ...['22 5550', '0.8 ', 'Rp 15,000,000'],
];

/** Not fast-check's `binary`, which needs seconds for a table of all characters. */
const anyCharacter = fc.nat(0x10ffff).map((point) => String.fromCodePoint(point));

const anyValue = fc.oneof(
  fc.string({ unit: anyCharacter }),
  fc.array(fc.constantFrom(...AWKWARD), { maxLength: 6 }).map((parts) => parts.join('')),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
  fc.emailAddress(),
);

/** The settings of one build: a few variables with any value. */
const anySettings = fc.dictionary(fc.constantFrom(...VARIABLES), anyValue, {
  maxKeys: 4,
});

/** JSON-LD is left out without a name, and the fields of the form service without a receiver. */
const namedCompany = anySettings.map((settings) => ({
  NEXT_PUBLIC_COM_NAME: 'Acme Finance',
  NEXT_PUBLIC_CONTACT_URL: 'https://forms.example',
  ...settings,
}));

/** The examples of the settings without which a setting is refused. */
const settingsWith = (variable: string) =>
  Object.fromEntries(
    [variableOf.rating, variableOf.offerTerms.exampleFigures]
      .map((group) => Object.values<string>(group))
      .filter((group) => group.includes(variable))
      .flatMap((group) => group.map((one) => [one, EXAMPLES[one]])),
  );

/** Each setting alone, so that chance leaves none out. */
const EACH_SETTING = Object.entries(EXAMPLES).map(([variable, value]) => [
  { NEXT_PUBLIC_COM_NAME: 'Acme Finance', ...settingsWith(variable), [variable]: value },
]);

/** What the page shows of a value: the days of a company's figures in words, each lender by itself. */
function shownOf(variable: string, value: string): string[] {
  const written = normaliseWhitespace(value);
  if (/^(on|off)?$/.test(written) && variable === variableOf.legal.escalation) return [];
  const days: readonly string[] = [variableOf.legal.performance.day, variableOf.rating.day];
  if (days.includes(variable)) return [formatDay(written, 'en-ID')];
  if (variable === variableOf.company.address) return [inLines(written)];
  const { lenders, complaints } = variableOf.legal;
  const { phone, whatsApp } = variableOf.company;
  const lists: readonly string[] = [lenders.names, phone, whatsApp, complaints.phone];
  return lists.includes(variable) ? inLines(written).split('\n') : [written];
}

function accepted(settings: Record<string, string>): Configuration | undefined {
  try {
    return readConfiguration(settings);
  } catch (error) {
    if (error instanceof ValidationError) return undefined;
    throw error;
  }
}

/** Renders the official site as the build does, and parses it as a browser does. */
async function renderPage(): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(await OfficialSite());
  return page;
}

/** The texts of all elements and of all text nodes. */
function textsOf(page: HTMLElement): Set<string> {
  const nodes = document.createTreeWalker(page, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const texts = new Set<string>();
  while (nodes.nextNode()) texts.add(nodes.currentNode.textContent?.trim() ?? '');
  return texts;
}

test('any value of any setting is refused with the configuration error, or arrives unchanged on the page, in JSON-LD, in the manifest, in site-config.js and in what the loan app reads', async () => {
  let arrived = 0;
  await fc.assert(
    fc.asyncProperty(namedCompany, async (settings) => {
      const configuration = accepted(settings);
      if (!configuration) return;
      configurationModule.configuration = configuration;
      const { company, loanApp, palette } = configuration;
      const page = await renderPage();
      const data = page.querySelector('script[type="application/ld+json"]')?.textContent;

      const pageTexts = textsOf(page);
      for (const [variable, value] of Object.entries(settings)) {
        const written = normaliseWhitespace(value);
        if (FOR_LOAN_APP.includes(variable)) expect(Object.values(loanApp)).toContain(written);
        if (!SHOWN.includes(variable) || !written) continue;
        expect(shownOf(variable, value).filter((text) => !pageTexts.has(text))).toEqual([]);
        arrived += 1;
      }
      const links = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
      for (const link of [
        `mailto:${company.email}`,
        ...inLines(company.phone)
          .split('\n')
          .map((phone) => phone && telephoneHref(phone)),
        ...inLines(company.whatsApp)
          .split('\n')
          .map((phone) => phone && whatsAppHref(phone)),
        ...LINKS.flatMap((variable) => {
          const written = normaliseWhitespace((settings as Record<string, string>)[variable]);
          // A URL may contain the sign that separates those of several lenders.
          const lists: readonly string[] = [variableOf.legal.lenders.urls, variableOf.appUrls];
          const urls = lists.includes(variable) ? inLines(written).split('\n') : [written];
          return urls.map((url) => allowed.pageUrl.parse(url));
        }),
      ].filter(Boolean))
        expect(links).toContain(link);

      const hidden = [...page.querySelectorAll<HTMLInputElement>('input[type=hidden]')];
      if (configuration.contactUrl)
        expect(hidden.map(({ name, value }) => [name, value])).toEqual([
          // A plus is a plus, as the form reads it.
          ...[...new URLSearchParams(configuration.contactFields.replaceAll('+', '%2B'))].filter(
            ([, value]) => placeholdersIn(value).length === 0,
          ),
        ]);

      expect(data ? JSON.parse(data) : undefined).toEqual(structuredData(configuration));

      const { name: fullName, short_name } = webAppManifest(configuration, (icon) => icon);
      expect([fullName, short_name]).toEqual([company.name, company.name]);
      expect(siteMetadata(configuration, ICONS_AND_MANIFEST).title).toBe(company.name);

      const window: { siteConfig?: unknown } = {};
      runInNewContext(siteConfigScript(company), { window });
      const { name, email, address, copyright } = company;
      expect(parseSiteConfig(() => window.siteConfig)).toEqual({ name, email, address, copyright });

      const amountWidths = { from: 3.19, to: 4.5, word: 1.2, feature: 4.8 };
      expect(themeStylesheet(palette, company.name, amountWidths)).not.toContain('undefined');
    }),
    { numRuns: 200, examples: EACH_SETTING as never },
  );
  // Otherwise the property would say nothing.
  expect(arrived).toBeGreaterThan(50);
});
