import type { Page } from 'playwright-core';
import { CONFIGURED_COMPANIES } from './setup/configured-companies';
import { expectedSlideLabel } from './setup/expected-slide-label';
import { hydrated, setUpBrowser } from './setup/open-page';
import { CONTRASTING_SITES, offerHeadingOf } from './setup/sites';

const open = setUpBrowser();

/** The roles by which a screen reader moves through a page. */
const ROLES =
  /^(banner|main|navigation|region|group|heading|list|image|link|button|textbox|status)$/;

/**
 * The roles and names in the browser's accessibility tree, in reading order. Unlike a query by role,
 * it leaves out hidden elements.
 */
async function spoken(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const read = (id: string): string[] => {
    const { ignored, role, name, childIds = [] } = byId.get(id) ?? { ignored: true };
    const own = !ignored && ROLES.test(String(role?.value));
    return [...(own ? [`${role?.value} ${name?.value}`.trim()] : []), ...childIds.flatMap(read)];
  };
  return nodes
    .filter(({ parentId }) => parentId === undefined)
    .flatMap(({ nodeId }) => read(nodeId));
}

const link = (text: string) => `link ${text}`;

describe.each(CONTRASTING_SITES)('a screen reader announces on the site of $name', (site) => {
  const { name, variant, company } = site;
  const { copy, messages } = variant;
  const { banner, contact, footer, navigation } = messages;
  const settings = name === 'india' ? undefined : CONFIGURED_COMPANIES['indonesia-configured'];

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
      link(navigation.skip),
      link(company.name),
      `navigation ${navigation.label}`,
      link(navigation.home),
      link(navigation.about),
      link(navigation.contact),
      'main',
      `region ${navigation.home}`,
      `region ${banner.label}`,
      `button ${banner.play}`,
      `button ${banner.previous}`,
      `button ${banner.next}`,
      `group ${expectedSlideLabel(variant, 1)}`,
      `image ${copy.slides[0].picture.alt}`,
      `heading ${offerHeadingOf(site)}`,
      ...(settings ? [link(messages.offer.getApp)] : []),
      link(copy.offer.action),
      ...(settings ? [link(settings.NEXT_PUBLIC_LENDER)] : []),
      // The highlights, and the labels of the terms that the company has not stated.
      'list',
      ...(settings ? [] : ['list']),
      ...copy.features.map(({ before, amount, after }) =>
        `heading ${before} ${amount} ${after}`.replaceAll(/ +/g, ' ').trim(),
      ),
      link(company.email),
      ...(settings
        ? [
            link(settings.NEXT_PUBLIC_PHONE),
            link(settings.NEXT_PUBLIC_LENDER),
            link(settings.NEXT_PUBLIC_COMPLAINTS_PHONE),
            link(settings.NEXT_PUBLIC_COMPLAINTS_EMAIL),
            'list',
            link(footer.privacy),
            link(footer.terms),
          ]
        : []),
      'status',
    ]);
  });

  test('in Contact us: the email, the phone, then the form with a name for each field', async () => {
    const { page } = await open(name, { path: '/#contact' });
    await hydrated(page);

    const words = await spoken(page);

    expect(words.slice(words.indexOf('main'))).toEqual([
      'main',
      `region ${navigation.contact}`,
      `heading ${navigation.contact}`,
      `heading ${contact.mail}`,
      ...(settings ? [link(settings.NEXT_PUBLIC_EMAIL)] : []),
      `heading ${contact.call}`,
      ...(settings ? [link(settings.NEXT_PUBLIC_PHONE)] : []),
      `textbox ${contact.name}`,
      `textbox ${contact.email}`,
      `textbox ${contact.message}`,
      `button ${contact.send}`,
      ...(settings ? [link(footer.privacy)] : []),
      'status',
    ]);
  });
});
