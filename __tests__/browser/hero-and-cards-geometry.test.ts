import { siteConfigIs } from './setup/before-load';
import { setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITES, SITES_OF_SLOW_TESTS } from './setup/sites';

const open = setUpBrowser();
const WIDTHS = [320, 360, 414, 640, 768, 960, 1024, 1200, 1280, 1440, 1920];
/** Tall enough that no screen limits the height of the hero. */
const HEIGHT = 1200;

const LONG_COMPANY = {
  comName: 'Shri Venkateshwara Consumer Instalment Finance India Limited',
  email: 'customer.care@shri-venkateshwara-finance.example',
  address: 'Flat 12, 3rd Cross Road, opposite the Old Municipal Market, Exampleville 560001',
  copyright: '© Shri Venkateshwara Consumer Instalment Finance India Limited',
};

/** Says which texts of the hero and the cards are partly on a circle. Runs in the page. */
function textsOnEdges(): string[] {
  const px = parseFloat;
  const circles = [...document.querySelectorAll('.carousel, .feature-card__picture')].map(
    (part) => {
      const style = getComputedStyle(part, '::before');
      const box = part.getBoundingClientRect();
      const [left, top] = [box.left + px(style.left), box.top + px(style.top)];
      const radius = px(style.width) / 2;
      return {
        within: part.closest('article, .hero') as Element,
        x: left + radius,
        y: top + radius,
        radius,
      };
    },
  );
  return circles.flatMap(({ within, x, y, radius }) => {
    const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      if (!texts.currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      for (const box of range.getClientRects()) {
        // The empty space above and below the letters may touch an edge.
        const [top, bottom] = [box.top + box.height / 5, box.bottom - box.height / 5];
        const far = Math.hypot(
          Math.max(x - box.left, box.right - x),
          Math.max(y - top, bottom - y),
        );
        const near = Math.hypot(
          Math.max(box.left - x, 0, x - box.right),
          Math.max(top - y, 0, y - bottom),
        );
        if (box.width > 1 && near < radius && far > radius) found.push(range.toString());
      }
    }
    return found;
  });
}

/** Says which pictures are more than 3 % wider or narrower than their `sizes`. Runs in the page. */
function wrongSizes(): string[] {
  const ruler = document.body.appendChild(document.createElement('div'));
  const wrong = [...document.querySelectorAll('#home source')].flatMap((source) => {
    const sizes = (source.getAttribute('sizes') ?? '').split(', ');
    const size = sizes.find((one) => matchMedia(/^\(.*?\)(?= )/.exec(one)?.[0] ?? 'all').matches);
    // A rem of `sizes` is one of the browser, not of the page.
    const length = size
      ?.replace(/^\(.*?\) /, '')
      .replace(/([\d.]+)rem/g, (_, rem) => `${16 * Number(rem)}px`);
    ruler.style.width = length ?? '';
    const stated = ruler.getBoundingClientRect().width;
    const shown = source.parentElement?.getBoundingClientRect().width ?? 0;
    return Math.abs(stated / shown - 1) > 0.03 ? [`${size} is ${shown}`] : [];
  });
  ruler.remove();
  return wrong;
}

/** Describes the cards, and those that are alike once. Runs in the page. */
function kindsOfCards(): string[] {
  const px = parseFloat;
  const kinds = [...document.querySelectorAll('#home article')].map((card) => {
    const sizeOf = (element: Element) => px(getComputedStyle(element).fontSize);
    const words = [...card.querySelectorAll('h2 span')];
    const [amount = card] = words.sort((one, other) => sizeOf(other) - sizeOf(one));
    const parts = ['div', 'img'].map((part) => card.querySelector(part) ?? card);
    const [box, image] = parts as [Element, Element];
    const { fontSize, lineHeight } = getComputedStyle(amount);
    const circle = getComputedStyle(box, '::before');
    const [outer, inner] = [card.getBoundingClientRect(), box.getBoundingClientRect()];
    const top = inner.top - outer.top + px(circle.top);
    const end = outer.right - inner.right + px(circle.right);
    const insets = [top, end, outer.height - top - px(circle.height)];
    const even = top > 0 && insets.every((inset) => Math.abs(inset - top) < 1);
    const lines = Math.round(amount.clientHeight / px(lineHeight));
    const rise = Math.round(outer.top - image.getBoundingClientRect().top);
    return `${fontSize}, ${lines} line, rises ${rise}, ${even ? 'even' : insets.join()}`;
  });
  return [...new Set(kinds)];
}

/** The heights of the first lines of the titles of all slides, without repetition. Runs in the page. */
function topsOfTitles(): number[] {
  const titles = [...document.querySelectorAll('.swiper-slide p:first-child')];
  return [...new Set(titles.map((title) => Math.round(title.getBoundingClientRect().top)))];
}

describe.each(SITES_OF_SLOW_TESTS)('the home page of $name', ({ name }) => {
  test.each([
    ['its own values', undefined],
    ['long values', siteConfigIs(LONG_COMPANY)],
  ])(
    'with %s has no text on the edge of a circle, states the widths of its pictures, has all titles of slides at one height, and cards with whole circles, equal amounts and objects that rise',
    async (_, before) => {
      const { page } = await open(name, { reducedMotion: 'reduce', ...(before && { before }) });
      const found = [];
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: HEIGHT });
        found.push({
          width,
          onEdges: await page.evaluate(textsOnEdges),
          wrongSizes: await page.evaluate(wrongSizes),
          kindsOfCards: await page.evaluate(kindsOfCards),
          titles: (await page.evaluate(topsOfTitles)).length,
        });
      }

      const alike = [expect.stringMatching(/^[\d.]+px, 1 line, rises [2-5]\d, even$/)];
      expect(found).toEqual(
        WIDTHS.map((width) => ({
          width,
          onEdges: [],
          wrongSizes: [],
          kindsOfCards: alike,
          titles: 1,
        })),
      );
    },
  );
});

test('the hero has its first and last line at the same height in both countries, the last beside the text of the banner', async () => {
  const [india, indonesia] = await Promise.all(
    EXAMPLE_SITES.map(async ({ name }) => {
      const viewport = { width: 1280, height: 800 };
      const { page } = await open(name, { viewport, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      return page
        .locator('#home h1, #home h1 ~ * bdi, [aria-label^="1 "] p')
        .evaluateAll((elements) =>
          elements.map((element) => {
            const text = document.createRange();
            text.selectNodeContents(element);
            const line = [...text.getClientRects()].at(element.matches('h1') ? 0 : -1);
            return line && Math.round(line.top + line.height / 2);
          }),
        );
    }),
  );
  expect(india).toEqual(indonesia);
  // Letters of 16 and of 18 px: the middles of their lines are not on the same fraction of a pixel.
  const [, , address, , bannerText] = india ?? [];
  expect(Math.abs(Number(address) - Number(bannerText))).toBeLessThanOrEqual(1);
});
