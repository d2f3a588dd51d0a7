import type { IconsAndManifest } from '@/lib/seo/icons-and-manifest';

const file = (name: string): IconsAndManifest['manifest'] => ({
  name,
  url: `/icons-and-manifest/${name}`,
  bytes: new Uint8Array(),
});

/** The files that metadata names, without their content. */
export const ICONS_AND_MANIFEST = {
  logo: undefined,
  icons: {
    'icon.svg': file('icon.svg'),
    'apple-touch-icon.png': file('apple-touch-icon.png'),
  } as IconsAndManifest['icons'],
  manifest: file('manifest.webmanifest'),
  openGraphImage: file('open-graph.png'),
};
