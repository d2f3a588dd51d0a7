import type { BrandFile, BrandFiles } from '@/lib/pictures/brand-files';

const file = (name: string): BrandFile => ({
  url: `/brand-files/${name}`,
  type: '',
  bytes: new Uint8Array(),
});

/** The files that metadata names, without their content. */
export const BRAND_FILES = {
  icons: {
    'icon.svg': file('icon.svg'),
    'apple-touch-icon.png': file('apple-touch-icon.png'),
  } as BrandFiles['icons'],
  manifest: file('manifest.webmanifest'),
  openGraphImage: file('open-graph.png'),
};
