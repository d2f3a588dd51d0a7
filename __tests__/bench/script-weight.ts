const SCRIPT_ELEMENT = /<script\b[^>]*>/gi;
const CHUNK = /\/_next\/static\/chunks\/[\w.~-]+\.js/g;

/** A script of an export, and the same under brotli where that is less. */
export interface WeighedScript {
  readonly bytes: Buffer;
  readonly brotli: Buffer | undefined;
}

/**
 * What the code of a page of Next weighs under brotli, in bytes, once its runtime has started: all of it, and without the
 * slider. What is only for browsers without modules is not counted, nor is the data of the page.
 *
 * @param read gives the script behind an address of the export.
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
