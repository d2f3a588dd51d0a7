import type { Metadata } from 'next';
import type { Configuration } from '@/lib/config/configuration';
import { iconFolderOf, localeOf, REGIONS } from '@/lib/region/regions';
import { HOME_PATH } from '@/lib/routes';

const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 };

/** What search engines and shared links show of every page. */
export function siteMetadata({ region, copy, siteUrl }: Configuration): Metadata {
  const iconFolder = iconFolderOf(region);
  return {
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
 * What they show of the official site: its one address, the other region's, and the card of a shared link. What has to
 * be an absolute address is left out where the site's own is not configured.
 */
export function homeMetadata({
  region,
  copy,
  company,
  siteUrl,
  otherRegionUrl,
}: Configuration): Metadata {
  const { description } = copy;
  const locale = localeOf(region);
  const { file, width, height } = SHARE_PICTURE;
  const card = { title: company.name, description };
  if (!siteUrl)
    return { openGraph: { type: 'website', ...card }, twitter: { card: 'summary', ...card } };

  const picture = {
    url: `${iconFolderOf(region)}/${file}`,
    width,
    height,
    alt: company.name,
  };
  const [other, ...more] = REGIONS.filter((one) => one !== region);
  if (otherRegionUrl && (!other || more.length > 0))
    throw new Error('NEXT_PUBLIC_OTHER_REGION_URL names one region, but there are several others.');
  return {
    alternates: {
      canonical: HOME_PATH,
      ...(otherRegionUrl &&
        other && { languages: { [locale]: HOME_PATH, [localeOf(other)]: otherRegionUrl } }),
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
