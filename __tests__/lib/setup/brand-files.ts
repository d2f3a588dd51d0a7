import type { BrandFile, BrandFileName, BrandFiles } from '@/lib/pictures/brand-files';

const NAMES = [
  'icon.svg',
  'apple-touch-icon.png',
  'open-graph.png',
  'manifest.webmanifest',
] as const;

/** The files that metadata names, without their content. */
export const BRAND_FILES: BrandFiles = new Map<BrandFileName, BrandFile>(
  NAMES.map((name) => [name, { url: `/brand-files/${name}`, type: '', bytes: new Uint8Array() }]),
);
