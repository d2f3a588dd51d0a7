/** The package has no types of its own. */
declare module 'wawoff2' {
  /** Compresses a TrueType font to WOFF2. */
  export function compress(font: Uint8Array): Promise<Uint8Array>;
  /** Decompresses a WOFF2 font to TrueType. */
  export function decompress(font: Uint8Array): Promise<Uint8Array>;
}
