import { bundleForBrowsers, type Bundle, type PageScripts } from '../../bundler';
import { ISLAND_ATTRIBUTE, ISLAND_SCRIPTS_ATTRIBUTE } from '../../loader';
import { kebabCase } from '../../text';
import { RECOVERY_PATH } from '../../urls';
import { urlStart } from './make-urls-relative';
import { isEmpty, type Page } from './read-pages';

/**
 * Bundles the loader, the one inline script of every page, and adds it to the end of each head. Its
 * attributes name the scripts that it adds when they are needed. It has no code that the page does
 * not need, so there are up to three loaders.
 *
 * The styles go to the end of the head, too: Slack reads the first 32 kB of a page, and has to find
 * the title and the Open Graph image there.
 *
 * @param entry its entry, from the root of the project. `HAS_ISLANDS` in it says whether the page
 *   has islands, and `IS_EMPTY` whether it shows nothing.
 */
export async function addLoader(
  pages: readonly Page[],
  scripts: PageScripts,
  entry: string,
  folder: string,
): Promise<void> {
  const bundles = new Map<string, Promise<Bundle>>();
  const bundleFor = (constants: { HAS_ISLANDS: boolean; IS_EMPTY: boolean }) => {
    const key = JSON.stringify(constants);
    const bundle = bundles.get(key) ?? bundleForBrowsers(entry, constants);
    bundles.set(key, bundle);
    return bundle;
  };
  for (const { $, path } of pages) {
    const start = urlStart(path, folder);
    const islands = $(`[${ISLAND_ATTRIBUTE}]`).get();
    const { code } = await bundleFor({ HAS_ISLANDS: islands.length > 0, IS_EMPTY: isEmpty({ $ }) });
    const script = $('<script>').text(code);
    const needed = islands.flatMap(({ attribs }) =>
      (attribs[ISLAND_SCRIPTS_ATTRIBUTE] ?? 'runtime').split(' '),
    );
    for (const [name, { url, integrity }] of Object.entries(scripts))
      if (needed.includes(name) || name === 'page')
        script.attr(`data-${kebabCase(name)}`, `${start}${url.slice(1)} ${integrity}`);
    script.attr('data-recovery', start + RECOVERY_PATH.slice(1));
    // Cloudflare's Rocket Loader would change the script, and the policy would then block it.
    script.attr('data-cfasync', 'false');
    // React writes the manifest before or after the metadata, whichever is ready first.
    $('head').append($('head [rel=manifest]'), $('head style'), script);
  }
}
