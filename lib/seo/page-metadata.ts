import type { Metadata } from 'next';
import type { Configuration } from '@/lib/config/configuration';
import { regionCopy } from '@/lib/region/region-copy';
import { HOME_PATH } from '@/lib/routes';

const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 };

/** What search engines and shared links show of every page. */
export function siteMetadata({ copy, company }: Configuration): Metadata {
  return {
    description: copy.description,
    icons: {
      icon: { url: `${copy.iconFolder}/icon.svg`, type: 'image/svg+xml' },
      apple: `${copy.iconFolder}/apple-touch-icon.png`,
    },
    // Browsers would otherwise turn amounts and registration numbers into phone links.
    formatDetection: { telephone: false, email: false, address: false },
    ...(company.httpUrl && { metadataBase: new URL(company.httpUrl) }),
  };
}

/**
 * What they show of the official site: its one address, the other region's, and the card of a shared link. What has to
 * be an absolute address is left out where the site's own is not configured.
 */
export function homeMetadata({
  copy,
  siteConfig,
  company,
  otherRegionUrl,
}: Configuration): Metadata {
  const { description, language, country, iconFolder } = copy;
  const { file, width, height } = SHARE_PICTURE;
  const card = { title: siteConfig.comName, description };
  if (!company.httpUrl)
    return { openGraph: { type: 'website', ...card }, twitter: { card: 'summary', ...card } };

  const picture = { url: `${iconFolder}/${file}`, width, height, alt: siteConfig.comName };
  const otherLanguage = Object.values(regionCopy).find(
    (other) => other.country !== country,
  )?.language;
  return {
    alternates: {
      canonical: HOME_PATH,
      ...(otherRegionUrl &&
        otherLanguage && { languages: { [language]: HOME_PATH, [otherLanguage]: otherRegionUrl } }),
    },
    openGraph: {
      type: 'website',
      url: HOME_PATH,
      siteName: siteConfig.comName,
      locale: language.replace('-', '_'),
      ...card,
      images: [picture],
    },
    twitter: { card: 'summary_large_image', ...card, images: [picture] },
  };
}
