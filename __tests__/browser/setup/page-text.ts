import type { Page } from 'playwright-core';

/**
 * What people read or hear on a page: its texts, and the attributes that hold words. Hidden
 * sections are included.
 */
export function wordsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const words: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!parentElement?.closest('script, style')) words.push(textContent?.trim() ?? '');
    }
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'aria-roledescription', 'alt', 'title', 'placeholder'])
        words.push(element.getAttribute(name) ?? '');
    }
    return words.filter(Boolean);
  });
}
