import type { Browser } from 'playwright-core';

/** What the page tells search engines and messengers about itself. */
export interface LinkPreview {
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
export async function readLinkPreview(browser: Browser, origin: string): Promise<LinkPreview> {
  const page = await browser.newPage();
  try {
    await page.goto(origin);
    const link = await page.evaluate(() => {
      const content = (selector: string) =>
        document.querySelector<HTMLMetaElement>(selector)?.content ?? '';
      const address = (selector: string) =>
        document.querySelector<HTMLLinkElement>(selector)?.href ?? '';
      return {
        title: document.title,
        description: content('meta[name="description"]'),
        url: address('link[rel="canonical"]'),
        icon: address('link[rel="icon"]'),
        picture: content('meta[property="og:image"]'),
      };
    });
    return {
      ...link,
      icon: link.icon && (await download(link.icon, origin)),
      picture: link.picture && (await download(link.picture, origin)),
    };
  } finally {
    await page.close();
  }
}

/** Downloads a picture as a data URL. The page names its public URL, but the file is served here. */
async function download(publicUrl: string, origin: string): Promise<string> {
  const url = new URL(new URL(publicUrl).pathname, origin);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The page names ${url.pathname}, which the export lacks.`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `data:${response.headers.get('content-type')};base64,${bytes.toString('base64')}`;
}
