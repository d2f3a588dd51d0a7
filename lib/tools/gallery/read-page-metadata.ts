import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';

/** What the page tells search engines and messengers about itself. */
export interface SharedLink {
  readonly title: string;
  readonly description: string;
  /** The canonical URL, or blank while the site's URL is not set. */
  readonly url: string;
  /**
   * The icon and the Open Graph image as data URLs. The picture is blank while the page names none.
   */
  readonly icon: string;
  readonly picture: string;
}

/**
 * Reads from the exported page what a search result and the card of a shared link are made of.
 *
 * @param origin where the export is served.
 */
export async function readSharedLink(browser: Browser, origin: string): Promise<SharedLink> {
  const page = await browser.newPage();
  try {
    await page.goto(origin);
    const picture = await attribute(page, 'meta[property="og:image"]', 'content');
    const icon = await attribute(page, 'link[rel="icon"]', 'href');
    return {
      title: await page.title(),
      description: await attribute(page, 'meta[name="description"]', 'content'),
      url: await attribute(page, 'link[rel="canonical"]', 'href'),
      icon: icon && (await download(new URL(icon, origin), 64)),
      // The page names its public URL, but the file is served here.
      picture: picture && (await download(new URL(new URL(picture).pathname, origin), 640)),
    };
  } finally {
    await page.close();
  }
}

async function attribute(page: Page, selector: string, name: string): Promise<string> {
  const element = page.locator(selector).first();
  return (await element.count()) > 0 ? ((await element.getAttribute(name)) ?? '') : '';
}

/** Downloads a picture as a data URL, `width` pixels wide. */
async function download(url: URL, width: number): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The page names ${url.pathname}, which the export lacks.`);
  const bytes = await sharp(Buffer.from(await response.arrayBuffer()))
    .resize({ width })
    .webp()
    .toBuffer();
  return `data:image/webp;base64,${bytes.toString('base64')}`;
}
