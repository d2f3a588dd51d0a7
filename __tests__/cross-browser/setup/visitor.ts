import { findLayoutProblems } from '../../browser/setup/find-layout-problems';
import type { BrowserPage } from './open-browser';

const TIMEOUT_MS = 12_000;

/** A function of the page, with arguments that JSON can hold. */
type InPage<A extends unknown[], T> = (...args: A) => T | Promise<T>;

/**
 * What a visitor does and sees, in any browser: by places on the screen, so that it holds whatever
 * the markup is.
 */
export class Visitor {
  constructor(readonly page: BrowserPage) {}

  /** Runs a function in the page. It must not use anything from outside itself. */
  run<A extends unknown[], T>(read: InPage<A, T>, ...args: A): Promise<T> {
    return this.page.evaluate<T>(`(${read.toString()})(...${JSON.stringify(args)})`);
  }

  /**
   * Waits until a function of the page returns the expected value, and fails with the last value or
   * error if it never does. A page that loads again meanwhile ends the function with an error.
   */
  async until<A extends unknown[], T>(expected: T, read: InPage<A, T>, ...args: A): Promise<void> {
    const end = Date.now() + TIMEOUT_MS;
    for (;;) {
      try {
        return expect(await this.run(read, ...args)).toEqual(expected);
      } catch (error) {
        if (Date.now() > end) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
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

  problems(): Promise<string[]> {
    return findLayoutProblems((expression) => this.page.evaluate(expression));
  }
}

/**
 * The sections that are shown, by their ids, and the item of the navigation that looks unlike all
 * others.
 */
export function shownSections(): { sections: string[]; marked: string[] } {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('header nav a')];
  const looks = links.map((link) => {
    const mark = getComputedStyle(link, '::before');
    return [getComputedStyle(link).color, mark.borderBottomStyle].join(' ');
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

export function toast(): string {
  return document.querySelector('[role="status"]')?.textContent ?? '';
}

export function fieldValues(): string[] {
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea');
  return [...fields].map(({ value }) => value);
}

/** Whether the element with the focus has a ring, which only a window with the focus shows. */
export function isFocusRingShown(): boolean {
  const { activeElement } = document;
  if (!activeElement?.matches('input:focus-visible')) return false;
  return getComputedStyle(activeElement).boxShadow !== 'none';
}

/** Whether Swiper rotates the banner. */
export function isRotationHydrated(): boolean {
  return document.querySelector('.swiper-initialized') !== null;
}

/** The number of slides that a visitor can scroll to. */
export function visibleSlides(): number {
  const slides = [...document.querySelectorAll('[role="group"][aria-roledescription]')];
  return slides.filter((slide) => getComputedStyle(slide).visibility === 'visible').length;
}
