import { blurredPicturesInDocument } from '../../browser/setup/blurred-pictures';
import { overflowInDocument } from '../../browser/setup/overflow';
import type { BrowserPage, Key } from './page';

const TIMEOUT_MS = 12_000;

/** A function of the page, with arguments that JSON can hold. */
type InPage<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/** What a visitor does and sees, in any browser: by places on the screen, so that it holds whatever the markup is. */
export class Visitor {
  constructor(readonly page: BrowserPage) {}

  /** Runs a function in the page. It must not use anything from outside itself. */
  run<A extends unknown[], T>(read: InPage<A, T>, ...args: A): Promise<T> {
    return this.page.evaluate<T>(`(${read.toString()})(...${JSON.stringify(args)})`);
  }

  /** Waits until a function of the page returns the expected value; the last value is what the test then compares. */
  async until<A extends unknown[], T>(expected: T, read: InPage<A, T>, ...args: A): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    const wanted = JSON.stringify(expected);
    let value = await this.run(read, ...args);
    while (JSON.stringify(value) !== wanted && Date.now() < end) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      value = await this.run(read, ...args);
    }
    expect(value).toEqual(expected);
  }

  /** Clicks the middle of the first element that matches and is shown. */
  async click(selector: string): Promise<void> {
    const [x, y] = await this.run(async (wanted: string) => {
      const elements = [...document.querySelectorAll(wanted)];
      const element = elements.find((each) => each.getClientRects().length > 0);
      element?.scrollIntoView({ block: 'center', behavior: 'auto' });
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const box = element?.getBoundingClientRect() ?? new DOMRect();
      return [box.x + box.width / 2, box.y + box.height / 2] as const;
    }, selector);
    await this.page.click(x, y);
  }

  press(key: Key): Promise<void> {
    return this.page.press(key);
  }

  /** What is wrong with the look of the page: words, pictures and the size of the amounts. */
  async problems(): Promise<string[]> {
    await this.run(() => document.fonts.ready.then(() => undefined));
    return [
      ...(await this.run(overflowInDocument)),
      ...(await this.run(blurredPicturesInDocument)),
      ...(await this.run(smallAmountsInDocument)),
    ];
  }
}

/** The sections that are shown, by their ids, and the item of the navigation that looks unlike all others. */
export function shownSections(): { sections: string[]; marked: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav a')];
  const looks = links.map((link) => {
    const mark = getComputedStyle(link, '::before');
    return [getComputedStyle(link).color, mark.backgroundColor, mark.borderTopColor].join(' ');
  });
  return {
    sections: [...document.querySelectorAll('#home, #about, #contact')]
      .filter((section) => section.getClientRects().length > 0)
      .map(({ id }) => id),
    marked: links
      .filter((_, index) => looks.filter((look) => look === looks[index]).length === 1)
      .map(({ hash }) => hash.slice(1)),
  };
}

/** The number of the slide in the middle of the banner, or 0 while it moves. */
export function shownSlide(): number {
  const banner = document.querySelector('[aria-roledescription="carousel"]');
  const { left, right } = banner?.getBoundingClientRect() ?? new DOMRect();
  const slides = [...document.querySelectorAll('[aria-roledescription="slide"]')];
  const shown = slides.find((slide) => {
    const box = slide.getBoundingClientRect();
    return (
      Math.abs(box.left - left) < 4 &&
      Math.abs(box.right - right) < 4 &&
      getComputedStyle(slide).visibility === 'visible' &&
      Number(getComputedStyle(slide).opacity) > 0.9
    );
  });
  return Number(/\d+/.exec(shown?.getAttribute('aria-label') ?? '')?.[0] ?? 0);
}

/** The text of the toast that is shown. */
export function toast(): string {
  return document.querySelector('[role="status"]')?.textContent ?? '';
}

/** Whether React has taken the page over. */
export function isHydrated(): boolean {
  return document.querySelector('nav [aria-current]') !== null;
}

/** The amounts of the headline that are not at least three times as large as the text of the page. */
function smallAmountsInDocument(): string[] {
  const text = parseFloat(getComputedStyle(document.body).fontSize);
  return [...document.querySelectorAll('h1 > span')]
    .filter((span) => /\d/.test(span.textContent ?? '') && /[₹R]/.test(span.textContent ?? ''))
    .filter((span) => span.getClientRects().length > 0)
    .map((span) => ({ words: span.textContent, size: parseFloat(getComputedStyle(span).fontSize) }))
    .filter(({ size }) => size < 3 * text)
    .map(({ words, size }) => `${words} is ${size} px large, the text ${text} px`);
}
