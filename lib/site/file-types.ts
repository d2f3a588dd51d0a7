/** The types of hashed files, and those that some servers do not know, by their extension. */
export const TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};
