import { encode, renderSVG } from 'uqr';
import { iconFile } from '@/lib/kit/icons';

/** In modules, as ISO/IEC 18004 requires. */
const BORDER = 4;

/** The most modules of a side (version 8, about 190 characters). More would be too small. */
const MOST_MODULES = 49;

interface LinksOfSite {
  readonly appUrls: readonly string[];
  readonly siteUrl: string;
}

/**
 * The link to the app as a QR code in an SVG file. With several stores, it leads to the site, where
 * a phone sees the link to its own store.
 *
 * @returns undefined without a link, or for one that needs more modules.
 */
export function drawAppQrCode({ appUrls, siteUrl }: LinksOfSite) {
  const link = appUrls.length > 1 ? siteUrl : appUrls[0];
  if (!link) return undefined;
  const options = { ecc: 'L', border: BORDER } as const;
  const { size } = encode(link, options);
  if (size > MOST_MODULES + 2 * BORDER) return undefined;
  // Black on white in every colour scheme, also on paper: phones read that most reliably.
  const svg = renderSVG(link, options).replace('<svg', '<svg shape-rendering="crispEdges"');
  return iconFile('app-qr-code.svg', svg);
}
