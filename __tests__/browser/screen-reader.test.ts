import type { Page } from 'playwright-core';
import { schema } from '@/lib/config/schema';
import { accessibilityTree } from './setup/accessibility-tree';
import { CONFIGURED_COMPANIES, type Settings } from './setup/configured-companies';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { hydrated, setUpBrowser } from './setup/open-page';
import { offerHeadingOf, SITES, type Site } from './setup/sites';

const open = setUpBrowser();

/** Roles that only group, and the text nodes that a name consists of. */
const SILENT = new Set([
  'RootWebArea',
  'generic',
  'none',
  'InlineTextBox',
  'StaticText',
  'ListMarker',
  'LineBreak',
]);

async function spoken(page: Page): Promise<string[]> {
  return (await accessibilityTree(page))
    .filter(({ role }) => !SILENT.has(role))
    .map(({ role, name }) => `${role} ${name}`.trim());
}

/** The settings of a site whose company sets everything. */
function settingsOf({ name }: Site): Settings | undefined {
  return name in CONFIGURED_COMPANIES
    ? CONFIGURED_COMPANIES[name as keyof typeof CONFIGURED_COMPANIES]
    : undefined;
}

const inList = (items: readonly string[]) => ['list', ...items];
const fact = (term: string, ...value: string[]) => [`term ${term}`, 'definition', ...value];
const linked = (text: string) => `link ${text}`;
const namesOf = <T extends object>(group: T) => Object.keys(group) as (keyof T)[];

function offerOf(site: Site): string[] {
  const { copy, messages } = site.variant;
  const { loanAmount, termInDays, interestRate, repaymentDate, maxApr } = messages.offer;
  const labels = [termInDays, interestRate, repaymentDate];
  return [
    `heading ${offerHeadingOf(site)}`,
    ...(settingsOf(site) ? [linked(messages.offer.getApp)] : []),
    linked(copy.offer.action),
    // The licence and the lender.
    ...(settingsOf(site) ? ['paragraph', linked(settingsOf(site)?.NEXT_PUBLIC_LENDER ?? '')] : []),
    ...inList(copy.offer.highlights.map(() => 'listitem')),
    'DescriptionList',
    ...fact(loanAmount),
    ...(settingsOf(site)
      ? // The example and the risk warning follow the terms.
        [...[...labels, maxApr].flatMap((label) => fact(label)), 'paragraph', 'paragraph', 'strong']
      : inList(labels.map(() => 'listitem'))),
  ];
}

function footerOf(site: Site): string[] {
  const { footer } = site.variant.messages;
  const settings = settingsOf(site);
  return [
    'sectionfooter',
    'paragraph',
    'DescriptionList',
    ...fact(footer.address),
    ...fact(footer.email, linked(site.company.email)),
    ...(settings
      ? [
          ...fact(footer.phone, linked(settings.NEXT_PUBLIC_PHONE)),
          ...namesOf(schema.legal.facts).flatMap((name) => fact(footer[name])),
          ...fact(footer.lender, linked(settings.NEXT_PUBLIC_LENDER)),
          'DescriptionList',
          ...fact(footer.complaints, 'paragraph'),
          ...['paragraph', linked(settings.NEXT_PUBLIC_COMPLAINTS_PHONE)],
          ...['paragraph', linked(settings.NEXT_PUBLIC_COMPLAINTS_EMAIL)],
          ...inList(
            namesOf(schema.legal.links).flatMap((name) => ['listitem', linked(footer[name])]),
          ),
        ]
      : []),
    'paragraph',
  ];
}

describe.each(SITES)('a screen reader announces on the site of $name', (site) => {
  const { name, variant, company } = site;
  const { copy, messages } = variant;
  const { banner, contact, navigation } = messages;

  test('in Home: the banner with one slide, the offer, the features and the company', async () => {
    const { page } = await open(name, { reducedMotion: 'reduce' });
    await hydrated(page);
    // Chromium renders the rows that are far below the screen when the reading comes near them.
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLElement>('article h2')].every(({ innerText }) => innerText),
    );

    await expect(spoken(page)).resolves.toEqual([
      'banner',
      linked(navigation.skip),
      linked(company.name),
      `navigation ${navigation.label}`,
      linked(navigation.home),
      linked(navigation.about),
      linked(navigation.contact),
      'main',
      `region ${navigation.home}`,
      `region ${banner.label}`,
      `button ${banner.play}`,
      `button ${banner.previous}`,
      `button ${banner.next}`,
      `group ${expectedSlideLabel(variant, 1)}`,
      'paragraph',
      'paragraph',
      `image ${copy.slides[0].picture.alt}`,
      ...offerOf(site),
      ...copy.features.flatMap(({ before, amount, after }) => [
        'article',
        `heading ${`${before} ${amount} ${after}`.trim()}`,
      ]),
      ...footerOf(site),
      'status',
    ]);
  });

  test('in Contact us: the email, the phone, then the form with a name for each field', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);

    const words = await spoken(page);

    const settings = settingsOf(site);
    expect(words.slice(words.indexOf('main'))).toEqual([
      'main',
      `region ${navigation.contact}`,
      `heading ${navigation.contact}`,
      `heading ${contact.mail}`,
      ...(settings ? [linked(settings.NEXT_PUBLIC_EMAIL)] : []),
      `heading ${contact.call}`,
      ...(settings ? [linked(settings.NEXT_PUBLIC_PHONE)] : []),
      'LabelText',
      `textbox ${contact.name}`,
      'LabelText',
      `textbox ${contact.email}`,
      'LabelText',
      `textbox ${contact.message}`,
      `button ${contact.send}`,
      ...(settings ? [linked(messages.footer.privacy)] : []),
      'status',
    ]);
  });
});
