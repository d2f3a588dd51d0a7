/** The types of hashed files, and those that some servers do not know, by extension (RFC 6838). */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  js: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

/** The type of a hashed file, by its name or URL. */
export function mediaTypeOf(file: string): string {
  return MEDIA_TYPES[file.replace(/.*\./, '')] ?? '';
}
