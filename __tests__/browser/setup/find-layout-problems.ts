import { overflowInDocument } from './find-text-overflow';

/**
 * The visible pictures that are shown larger than their pixels. Runs in the page, in the oldest
 * supported browsers too.
 */
async function blurredPicturesInDocument(): Promise<string[]> {
  const found: string[] = [];
  for (const image of document.images) {
    if (image.getClientRects().length === 0) continue;
    image.loading = 'eager';
    await image.decode().catch(() => undefined);
    // The natural width of the picture itself depends on `sizes`, so a copy without that attribute
    // tells the pixels.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode().catch(() => undefined);
    const wanted = image.getBoundingClientRect().width * devicePixelRatio;
    if (file.naturalWidth < Math.floor(wanted))
      found.push(`${image.currentSrc} has ${file.naturalWidth} of ${Math.round(wanted)} pixels`);
  }
  return found;
}

/**
 * Finds what is wrong with the layout of a page, in the bundled browser and in the others: broken
 * words, texts that overlap or overflow, pictures shown larger than their pixels, and amounts that
 * are too small or on two lines. Slides that move overlap, so the banner has to stand still.
 *
 * @param evaluate runs an expression in the page and awaits its value.
 * @returns one sentence for each problem.
 */
export function findLayoutProblems(
  evaluate: (expression: string) => Promise<string[]>,
): Promise<string[]> {
  return evaluate(`(async () => {
    await document.fonts.ready;
    return [
      ...(${overflowInDocument.toString()})(),
      ...(${amountProblemsInDocument.toString()})(),
      ...(await (${blurredPicturesInDocument.toString()})()),
    ];
  })()`);
}

/** The amounts of the headline on two lines, or not 2.4 times as large as the text of the page. */
function amountProblemsInDocument(): string[] {
  const sizeOf = (element: Element) => parseFloat(getComputedStyle(element).fontSize);
  const lineOf = (element: Element) => parseFloat(getComputedStyle(element).lineHeight);
  const text = sizeOf(document.body);
  const amounts = [...document.querySelectorAll('h1 > span')].filter(
    (span) => /\d/.test(span.textContent) && span.getClientRects().length > 0,
  );
  const small = amounts.filter((span) => sizeOf(span) < 2.4 * text);
  const broken = amounts.filter((span) => span.clientHeight > 1.5 * lineOf(span));
  return [
    ...small.map((span) => `${span.textContent} is ${sizeOf(span)} px large, the text ${text} px`),
    ...broken.map((span) => `${span.textContent} is on two lines`),
  ];
}
