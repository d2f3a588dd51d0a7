import type { Metadata } from 'next';
import type { Configuration } from '@/lib/config/configuration';
import { EDITIONS } from '@/lib/region/editions';
import { iconFolderOf } from '@/lib/region/regions';
import { HOME_PATH } from '@/lib/routes';
import { SHARE_PICTURE_SIZE, sharePictureOf } from './share-picture';

/** What search engines and shared links show of every page. */
export function siteMetadata({ region, copy, company, siteUrl }: Configuration): Metadata {
  const iconFolder = iconFolderOf(region);
  return {
    // PRODUCT rule 8.
    title: company.name,
    description: copy.description,
    icons: {
      icon: { url: `${iconFolder}/icon.svg`, type: 'image/svg+xml' },
      apple: `${iconFolder}/apple-touch-icon.png`,
    },
    // Browsers would otherwise turn amounts and registration numbers into phone links.
    formatDetection: { telephone: false, email: false, address: false },
    ...(siteUrl && { metadataBase: new URL(siteUrl) }),
  };
}

/**
 * What search engines and shared links show of the official site: its URL, the company's other
 * editions, and the card of a shared link. Parts that need an absolute URL are left out until the
 * URL of the site is set.
 */
export function homeMetadata(configuration: Configuration): Metadata {
  const { locale, copy, company, siteUrl } = configuration;
  const { description } = copy;
  const card = { title: company.name, description };
  if (!siteUrl)
    return { openGraph: { type: 'website', ...card }, twitter: { card: 'summary', ...card } };

  const picture = {
    url: sharePictureOf(configuration),
    ...SHARE_PICTURE_SIZE,
    alt: company.name,
  };
  return {
    alternates: {
      canonical: HOME_PATH,
      ...alternateLanguages(configuration),
    },
    openGraph: {
      type: 'website',
      url: HOME_PATH,
      siteName: company.name,
      locale: locale.replace('-', '_'),
      ...card,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', ...card, images: [picture] },
  };
}

/**
 * The URL of every edition by its language tag, this one included, as `hreflang` needs it.
 * `x-default` is the first English edition in the order of the table, so that all editions of a
 * company name the same one.
 */
function alternateLanguages({ locale, otherEditions }: Configuration): {
  languages?: Record<string, string>;
} {
  if (otherEditions.length === 0) return {};
  const urls: Record<string, string> = {
    [locale]: HOME_PATH,
    ...Object.fromEntries(otherEditions.map((edition) => [edition.locale, edition.url])),
  };
  const english = EDITIONS.find((edition) => edition.language === 'en' && edition.locale in urls);
  const fallback = english && urls[english.locale];
  return { languages: { ...urls, ...(fallback && { 'x-default': fallback }) } };
}
