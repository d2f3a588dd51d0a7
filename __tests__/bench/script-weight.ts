const SCRIPT_ELEMENT = /<script\b[^>]*>/gi;
const CHUNK = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;

/** A script of an export, and its Brotli version if that is smaller. */
export interface WeighedScript {
  readonly bytes: Buffer;
  readonly brotli: Buffer | undefined;
}

/**
 * The size of the code of a Next page after its runtime has started, in bytes under Brotli: with
 * and without the slider. Scripts for browsers without modules and the data of the page do not
 * count.
 *
 * @param read returns the script at a URL of the export.
 */
export function scriptWeight(
  html: string,
  read: (address: string) => WeighedScript,
): Record<string, number> {
  const elements = [...html.matchAll(SCRIPT_ELEMENT)].map(([element]) => element);
  const chunks = new Set(
    elements
      .filter((element) => !/\bnomodule\b/i.test(element))
      .flatMap((element) => element.match(CHUNK) ?? []),
  );
  if (chunks.size === 0) return {};
  const weights = [...chunks].map((address) => {
    const { bytes, brotli } = read(address);
    return { weight: (brotli ?? bytes).length, slider: bytes.includes('swiper') };
  });
  const sum = (counted: typeof weights) => counted.reduce((total, { weight }) => total + weight, 0);
  return {
    codeBytes: sum(weights.filter(({ slider }) => !slider)),
    codeWithSliderBytes: sum(weights),
  };
}
