import type { Metadata } from 'next';
import { appStoreId } from '@/lib/config/app-stores';
import type { Configuration } from '@/lib/config/read-configuration';
import type { ContentPage, Site } from '@/lib/content/read-content';
import { OPEN_GRAPH_IMAGE } from '@/lib/icons/draw-open-graph-image';
import { HOME_PATH, NOT_FOUND_PATH } from '@/lib/kit/urls';
import type { IconsAndManifest } from '@/lib/seo/icons-and-manifest';
import { versionsOf } from '@/lib/site/translations';

/** What search engines and shared links show of every page. */
export function siteMetadata(
  { copy, company, siteUrl, appUrls }: Configuration,
  { icons }: IconsAndManifest,
): Metadata {
  const touchIcon = icons['apple-touch-icon.png'].url;
  const appId = appStoreId(appUrls);
  return {
    // PRODUCT rule 8.
    title: company.name,
    description: copy.description,
    icons: {
      icon: [
        // For browsers that show no icons in SVG, such as Safari before 26. Chromium chooses the
        // last icon that it can show, and Firefox loads the touch icon anyway.
        { url: touchIcon, sizes: '180x180', type: 'image/png' },
        { url: icons['icon.svg'].url, type: 'image/svg+xml' },
      ],
      apple: touchIcon,
    },
    // Browsers would otherwise turn amounts and registration numbers into phone links.
    formatDetection: { telephone: false, email: false, address: false },
    // Safari on iOS then offers the app above the page.
    ...(appId && { itunes: { appId } }),
    ...(siteUrl && { metadataBase: new URL(siteUrl) }),
  };
}

/**
 * What search engines and shared links show of one page. Parts that need an absolute URL are left
 * out until the URL of the site is set. Next adds the rest from `siteMetadata`.
 */
export function pageMetadata(
  site: Site,
  path: string,
  { openGraphImage }: IconsAndManifest,
  page?: Pick<ContentPage, 'title'> & Partial<ContentPage>,
): Metadata {
  const { locale, company, siteUrl, isStaging } = site;
  const noindex = { robots: { index: false, follow: false } };
  const own = {
    ...(page && { title: `${page.title} – ${company.name}` }),
    ...(page?.description && { description: page.description }),
    ...(isStaging && noindex),
  };
  if (path === NOT_FOUND_PATH || (!page && path !== HOME_PATH)) return { ...own, ...noindex };

  if (!siteUrl || !openGraphImage) return { ...own, openGraph: { type: 'website' } };

  const { width, height } = OPEN_GRAPH_IMAGE;
  const images = [{ url: openGraphImage.url, width, height, alt: company.name }];
  return {
    ...own,
    alternates: { canonical: path, languages: alternateLanguages(site, path) },
    openGraph: {
      type: 'website',
      url: path,
      siteName: company.name,
      locale: locale.replace('-', '_'),
      images,
    },
  };
}

/**
 * The URL of a page in every variant that has a translation of it, by language tag (`hreflang`).
 * `x-default` is the first English variant in the order of the table, so that all variants of a
 * company name the same one.
 */
export function alternateLanguages(
  site: Parameters<typeof versionsOf>[0],
  path: string,
): Record<string, string> | undefined {
  const versions = versionsOf(site, path).filter(({ isTranslated }) => isTranslated);
  // Search engines ignore a link that the other page does not return.
  if (versions.length < 2 || versions.every(({ locale }) => locale !== site.locale))
    return undefined;
  const fallback = versions.find(({ language }) => language === 'en');
  return {
    ...Object.fromEntries(versions.map(({ locale, url }) => [locale, url])),
    ...(fallback && { 'x-default': fallback.url }),
  };
}
