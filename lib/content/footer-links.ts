import type { Site } from '@/lib/content/read-content';

export interface PageLink {
  readonly href: string;
  readonly label: string;
  /** The language of the label, if it is not that of the site. */
  readonly lang?: string | undefined;
}

/** The page that each link falls back to if its setting is empty. */
const PAGE_OF_LINK = { privacy: '/privacyPolicy', terms: '/terms' } as const;

type LinkName = keyof typeof PAGE_OF_LINK;

/**
 * The links of the footer (PRODUCT rules 20 and 47): those of settings, and the company's own
 * pages. If a setting has a link, the footer shows that link and not the page.
 */
export function footerLinks({ legal: { links }, messages, content }: Site): readonly PageLink[] {
  const set = (Object.keys(links) as LinkName[]).filter((name) => links[name]);
  const replaced: readonly string[] = set.map((name) => PAGE_OF_LINK[name]);
  return [
    ...set.map((name) => ({ href: links[name], label: messages.footer[name] })),
    ...content.pages
      .filter(({ path, footer }) => footer !== 'no' && !replaced.includes(path))
      .map(({ path: href, title: label, lang }) => ({ href, label, lang })),
  ];
}

/** The link to the privacy policy in the contact form. */
export function privacyLink({ legal: { links }, messages, content }: Site): PageLink | undefined {
  const page = content.pages.find(({ path }) => path === PAGE_OF_LINK.privacy);
  const href = links.privacy || page?.path;
  return href ? { label: messages.footer.privacy, href } : undefined;
}
