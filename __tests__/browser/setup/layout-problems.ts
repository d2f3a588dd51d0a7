import { overflowInDocument } from './overflow';

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
 * are too small.
 *
 * @param evaluate runs an expression in the page and awaits its value.
 * @returns one sentence for each problem.
 */
export function findLayoutProblems(
  evaluate: (expression: string) => Promise<string[]>,
): Promise<string[]> {
  return evaluate(`(async () => {
    const resume = await (${holdBanner.toString()})(${shownSlide.toString()});
    const found = [
      ...(${overflowInDocument.toString()})(),
      ...(${badAmountsInDocument.toString()})(),
    ];
    resume();
    return [...found, ...(await (${blurredPicturesInDocument.toString()})())];
  })()`);
}

/**
 * The number of the slide that fills the banner, or 0 while one slide replaces another. Runs in the
 * page.
 */
export function shownSlide(): number {
  const banner = document.querySelector('section[aria-roledescription]');
  const slides = [...(banner?.querySelectorAll('[role="group"][aria-roledescription]') ?? [])];
  const shown = slides.find((slide) =>
    [...slide.children].every((part) => {
      const { opacity, visibility } = getComputedStyle(part);
      return visibility === 'visible' && Number(opacity) > 0.9;
    }),
  );
  return Number(/\d+/.exec(shown?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
}

/**
 * Waits until the web font is there and a slide fills the banner, and holds it there: while one
 * slide replaces another, the banner shows parts of both. Runs in the page.
 *
 * @returns a function that lets the slides go on.
 */
export async function holdBanner(readShownSlide: typeof shownSlide): Promise<() => void> {
  await document.fonts.ready;
  const banner = document.querySelector('section[aria-roledescription]');
  const moving = [
    ...(banner?.querySelectorAll<HTMLElement>('[role="group"] *, [role="group"]') ?? []),
  ];
  const setPlayState = (value: string) => {
    for (const { style } of moving) style.setProperty('animation-play-state', value, 'important');
  };
  for (;;) {
    setPlayState('paused');
    if (!banner || banner.getClientRects().length === 0 || readShownSlide() > 0)
      return () => setPlayState('');
    setPlayState('');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * The amounts of the headline that are not 2.4 times as large as the text of the page, or that a word
 * pushes aside. On a phone of 360 px, "Rp1.000.000 hingga" has one line, and no space for more.
 */
function badAmountsInDocument(): string[] {
  const headline = document.querySelector('h1');
  if (!headline || headline.getClientRects().length === 0) return [];
  const text = parseFloat(getComputedStyle(document.body).fontSize);
  const amounts = [...headline.querySelectorAll(':scope > span')]
    .filter((span) => /\d/.test(span.textContent ?? '') && /[₹R]/.test(span.textContent ?? ''))
    .filter((span) => span.getClientRects().length > 0)
    .map((span) => ({
      words: span.textContent,
      size: parseFloat(getComputedStyle(span).fontSize),
      box: span.getBoundingClientRect(),
    }));
  const [from, to] = amounts;
  if (!from || !to) return ['the headline does not show two amounts'];
  const small = amounts
    .filter(({ size }) => size < 2.4 * text)
    .map(({ words, size }) => `${words} is ${size} px large, the text ${text} px`);
  const pushed = to.box.top > from.box.bottom - 4 && to.box.left > from.box.left + 2;
  return pushed ? [...small, `a word stands before ${to.words} on its line`] : small;
}
