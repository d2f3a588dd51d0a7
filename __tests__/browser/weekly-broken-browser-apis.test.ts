import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import type { Page } from 'playwright-core';
import { servedExport, setUpBrowser } from './setup/open-page';
import { EXAMPLE_SITE } from './setup/sites';
import { navigationLink, pressSend } from './setup/visitor-actions';
import { waitUntil } from './setup/wait-until';

const open = setUpBrowser();
const { banner, contact, navigation } = EXAMPLE_SITE.variant.messages;

/** The export that also sends messages and events. */
const FULL_SITE = 'india-measured';

/** Without these no script can do more than the HTML and the style sheets. */
const NEEDED =
  /^(?:document|location|navigator|(?:set|clear)Timeout|document\.(?:(?:activeE|documentE|createE)lement|createTextNode|body|head|readyState|currentScript|querySelector(?:All)?|(?:add|remove)EventListener))$/;

/** Without these React cannot start. The form then does nothing, and everything else works. */
const NEEDED_BY_REACT =
  /^(?:trustedTypes|HTMLIFrameElement|AbortController|performance(?:\.now)?|queueMicrotask|MessageChannel)$/;

/** The browser APIs in the scripts of an export: globals, and members of a few of them. */
async function apisOf(page: Page, folder: string): Promise<string[]> {
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const files = readdirSync(join(folder, '_next/static')).map((file) => `_next/static/${file}`);
  const scripts = ['recovery.js', ...files.filter((file) => file.endsWith('.js'))].map(read);
  const inline = read('index.html').match(/<script[^>]*>[^]*?<\/script>/g) ?? [];
  const names = /\b(?:(?:navigator|document|history|performance)\.)?[a-z]\w*/gi;
  const found = new Set([...inline, ...scripts].join(' ').match(names));
  const languageGlobals = runInNewContext('Object.getOwnPropertyNames(globalThis)') as string[];
  return page.evaluate(
    (candidates) =>
      candidates.filter((name) => {
        const [owner = '', member] = name.split('.');
        if (!Object.hasOwn(window, owner)) return false;
        const value = Reflect.get(window, owner) as object | null;
        return member ? member in (value ?? {}) : /^(?:object|function)$/.test(typeof value);
      }),
    [...found].filter((name) => !NEEDED.test(name) && !languageGlobals.includes(name)),
  );
}

/** Removes an API, or makes it throw. It runs before the scripts of the page. */
function breakApi([api, how]: readonly [api: string, how: string]): void {
  const [owner = '', member] = api.split('.');
  const name = member ?? owner;
  let target = (member ? Reflect.get(window, owner) : window) as object;
  while (!Object.hasOwn(target, name)) target = Object.getPrototypeOf(target) as object;
  const refuse = () => {
    throw new Error(`${api} is broken.`);
  };
  if (how === 'is missing') Reflect.deleteProperty(target, name);
  else if (typeof Object.getOwnPropertyDescriptor(target, name)?.value === 'function')
    Reflect.set(target, name, refuse);
  else Object.defineProperty(target, name, { get: refuse });
}

test.each(['is missing', 'throws'])(
  'name, page view, Pause, sections and form work if any one of the browser APIs in the scripts %s',
  async (how) => {
    const { folder } = servedExport(FULL_SITE);
    const { page: intact } = await open(FULL_SITE);
    const waiting = await apisOf(intact, folder);
    const known = ['matchMedia', 'fetch', 'getComputedStyle', 'navigation', 'document.fonts'];
    expect(waiting).toEqual(expect.arrayContaining(known));

    const visit = async (api: string) => {
      let events = 0;
      const { page } = await open(FULL_SITE, {
        before: async (page) => {
          await page.route('**/api/event', (route) => {
            events += 1;
            return route.fulfill({ status: 202 });
          });
          await page.addInitScript(breakApi, [api, how] as const);
        },
      });
      // Locators look from a world of their own, in which nothing is broken.
      const section = page.getByRole('heading', { level: 1, name: navigation.contact });
      const steps: Record<string, () => Promise<unknown>> = {
        name: () => page.getByRole('banner').getByText(EXAMPLE_SITE.company.name).first().waitFor(),
        pageView: () => waitUntil('the page view', async () => events > 0),
        // Style sheets stop the slides by the mark of the loader, and Swiper by the state of React.
        pause: async () => {
          await page.getByRole('button', { name: banner.pause }).click();
          const stopped = page.locator('[data-rotation=off], .island[data-clicked] .carousel');
          await stopped.waitFor({ state: 'attached' });
        },
        sections: async () => {
          await navigationLink(page, navigation.contact).click();
          await section.waitFor();
        },
        form: async () => {
          if (NEEDED_BY_REACT.test(api)) return;
          // On a busy machine, the toast may be gone when the press returns.
          const toast = page.getByRole('status').getByText(contact.incomplete);
          await Promise.all([toast.waitFor(), pressSend(page, contact)]);
        },
      };
      const failed: string[] = [];
      for (const [step, act] of Object.entries(steps))
        await act().catch(() => void failed.push(`${api}: ${step}`));
      await page.context().close();
      return failed;
    };
    const failed: string[] = [];
    const visitNext = async () => {
      for (let api = waiting.shift(); api; api = waiting.shift())
        failed.push(...(await visit(api)));
    };
    await Promise.all(Array.from({ length: 6 }, visitNext));
    expect(failed).toEqual([]);
  },
  600_000,
);
