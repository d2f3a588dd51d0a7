import type { Page } from 'playwright-core';

/**
 * Finds overflow (WCAG 2.2, 1.4.4, 1.4.10, 1.4.12): a page that scrolls horizontally, text beyond
 * the screen, outside of its button or card, or clipped by an ancestor, texts that overlap, and a
 * word that is broken in two. Text that an ancestor can be scrolled to is none, unless it is wider
 * than that ancestor. A word may break after a dash or a slash (UAX #14). An email address, and a
 * number or an amount of 16 and more characters, may break anywhere: the screen can be narrower.
 *
 * @returns one sentence for each problem
 */
export async function findOverflow(page: Page): Promise<string[]> {
  // Swiper measures its slides in the frame after the page has changed.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(overflowInDocument);
}

/** The same, in the page. The oldest supported browsers run it too, so it uses nothing newer. */
export function overflowInDocument(): string[] {
  interface Line {
    readonly words: string;
    /** Texts of different layers may overlap: the bar and the toast float above the page. */
    readonly layer: Element | null;
    readonly box: DOMRect;
  }
  /**
   * The middle half of a line's box. With a small line height, whole boxes overlap but their
   * letters do not.
   */
  const middle = ({ x, y, width, height }: DOMRect) =>
    new DOMRect(x, y + height / 4, width, height / 2);
  const within = (inner: DOMRect, outer: DOMRect) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const scrolls = (overflow: string) => /auto|scroll/.test(overflow);
  /** Where the text of an element can be read: in its box, or wherever it can be scrolled to. */
  const readableArea = (element: Element) => {
    const { overflowX, overflowY, direction } = getComputedStyle(element);
    const area = element.getBoundingClientRect();
    if (scrolls(overflowX)) {
      const before = direction === 'rtl' ? element.scrollWidth - area.width : 0;
      area.x -= element.scrollLeft + before;
      area.width = element.scrollWidth;
    }
    if (scrolls(overflowY)) {
      area.y -= element.scrollTop;
      area.height = element.scrollHeight;
    }
    return area;
  };

  /** The slides of the banner lie on top of each other; only one is not transparent. */
  const isTransparent = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).opacity === '0' || isTransparent(element.parentElement));
  const lines: Line[] = [];
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    const parent = node.parentElement as HTMLElement;
    const words = node.data.trim();
    if (
      !words ||
      parent.closest('[aria-hidden="true"], script, style, .visually-hidden') ||
      parent.getClientRects().length === 0 ||
      getComputedStyle(parent).visibility === 'hidden' ||
      isTransparent(parent)
    )
      continue;
    const range = document.createRange();
    for (const { index, 0: word } of node.data.matchAll(/\S*@\S*|[^\s/–-]+[/–-]*|[/–-]+/g)) {
      const isEmail = word.includes('@') || parent.closest('[href^="mailto:"]');
      if (isEmail || /^(?=.*\d)(?=.*[A-Z])[\w.]{16}/.test(word)) continue;
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1)
        found.push(`"${word}" is broken in two`);
    }
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      let box = middle(rect);
      let isScrolledAway = false;
      for (
        let around: HTMLElement | null = parent;
        around && around !== document.body;
        around = around.parentElement
      ) {
        const { display, overflow }: CSSStyleDeclaration = getComputedStyle(around);
        const holds =
          display !== 'inline' && (overflow !== 'visible' || around.matches('a, button, article'));
        if (!holds) continue;
        const edges = around.getBoundingClientRect();
        if (!within(box, readableArea(around)) || box.width > edges.width + 1)
          found.push(`"${words}" extends beyond its ${around.localName}`);
        else if (!within(box, edges)) {
          // Once it has been scrolled to, it is in the box of the element.
          box = edges;
          isScrolledAway = true;
        }
      }
      if (box.left < -1 || box.right > innerWidth + 1)
        found.push(`"${words}" extends beyond the screen`);
      if (!isScrolledAway)
        lines.push({ words, box, layer: parent.closest('header, [role="status"]') });
    }
  }
  // Nothing may cover the QR code, which is no text.
  for (const code of document.querySelectorAll('.app-qr-code__code'))
    lines.push({ words: 'the QR code', layer: null, box: code.getBoundingClientRect() });
  lines.forEach((one, index) => {
    for (const other of lines.slice(index + 1)) {
      if (one.layer === other.layer && overlap(one.box, other.box))
        found.push(`"${one.words}" overlaps "${other.words}"`);
    }
  });
  const sideways = document.documentElement.scrollWidth - innerWidth;
  if (sideways > 0) found.push(`the page scrolls horizontally by ${sideways} px`);
  return [...new Set(found)];
}
