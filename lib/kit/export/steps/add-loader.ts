import { ISLAND_ATTRIBUTE, ISLAND_SCRIPTS_ATTRIBUTE } from '../../loader';
import { bundleForBrowsers } from '../bundle-for-browsers';
import type { PageScripts } from '../bundle-island-scripts';
import { kebabCase } from '../../text';
import type { Configuration } from '@/lib/config/read-configuration';
import { urlStart } from './make-urls-relative';
import type { Page } from './parse-pages';

/**
 * Bundles the loader, the one inline script of every page, and adds it to the end of each head. Its
 * attributes name the scripts that it adds when they are needed (lib/browser/loader).
 *
 * The styles go to the end of the head, too: Slack reads the first 32 kB of a page, and has to find
 * the title and the Open Graph image there.
 */
export async function addLoader(
  pages: readonly Page[],
  scripts: PageScripts,
  { offlineCache, appUrl, eventsUrl }: Configuration,
  folder: string,
): Promise<void> {
  const { code } = await bundleForBrowsers('lib/browser/loader.ts', {
    // Removes the code of features that are not configured.
    OFFLINE_CACHE: offlineCache,
    APP_LINK: appUrl !== '',
    EVENTS_URL: eventsUrl,
  });
  for (const { $, path } of pages) {
    const start = urlStart(path, folder);
    const script = $('<script>').text(code);
    const islands = $(`[${ISLAND_ATTRIBUTE}]`).get();
    const needed = islands.flatMap(({ attribs }) =>
      (attribs[ISLAND_SCRIPTS_ATTRIBUTE] ?? 'runtime').split(' '),
    );
    for (const [name, { url, integrity }] of Object.entries(scripts))
      if (needed.includes(name) || name === 'webVitals')
        script.attr(`data-${kebabCase(name)}`, `${start}${url.slice(1)} ${integrity}`);
    // Cloudflare's Rocket Loader would change the script, and the policy would then block it.
    script.attr('data-cfasync', 'false');
    $('head').append($('head style'), script);
  }
}
