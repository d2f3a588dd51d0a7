import { createHash } from 'node:crypto';
import { finishScripts } from '@/lib/export/steps/finish-scripts';
import {
  exportedFiles,
  htmlOf,
  nextPage,
  pageOf,
  recordedFileWith,
  recordedText,
} from './export-fixtures';

/** The chunk of the small app's banner, and the chunk of the slider, which the banner imports. */
const BANNER = recordedFileWith('countSlides:', '.js');
const SLIDER = recordedFileWith('swiper-wrapper', '.js');

const nameOf = (url: string) => url.slice('/_next/'.length);

async function finished(html = nextPage(), files: Record<string, string> = {}) {
  const page = pageOf(html);
  const { files: written, scripts } = await finishScripts(
    [page],
    exportedFiles(files),
    (code) => code,
  );
  const { runtime = [], slider = [] } = scripts.get('/') ?? {};
  const loaded = [...runtime, ...slider];
  return {
    html: htmlOf(page),
    files: written,
    loaded,
    runtime: runtime.map(({ url }) => String(written.get(url))),
    slider: slider.map(({ url }) => String(written.get(url))),
  };
}

/** A page that Next wrote, with one of its scripts changed. */
function nextPageWith(pattern: RegExp | string, replacement: string): string {
  const changed = nextPage().replace(pattern, replacement);
  expect(changed).not.toBe(nextPage());
  return changed;
}

describe("finishing Next's scripts", () => {
  it('leaves none of them in a page, and no hint to load them', async () => {
    const { html } = await finished();
    expect(html.replace(/<script type="application\/ld\+json">/, '')).not.toMatch(
      /<script|as="script"|__next_f|TURBOPACK|nomodule/i,
    );
  });

  it('gives each page its boot file first, then the chunks that it names', async () => {
    const { runtime } = await finished();
    const chunks = nextPage().match(/src="[^"]+" async/g) ?? [];
    expect(runtime).toHaveLength(chunks.length + 1);
    expect(runtime[0]).toContain('"runtimeModuleIds"');
    expect(runtime).toContainEqual(expect.stringContaining('"Banner"'));
  });

  it('lists the chunks that those import later apart', async () => {
    const { slider } = await finished();
    expect(slider).toEqual([expect.stringContaining('swiper-wrapper')]);
  });

  it('starts the runtime after the data of the page', async () => {
    const { runtime } = await finished();
    expect(runtime[0]).toMatch(
      /^\(self\.__next_f=.*\[0\]\);\nself\.__next_f\.push\(\[1,".*"\]\);\n\(globalThis\["TURBOPACK"\].*\n$/,
    );
  });

  it('names each file after the hash of its bytes', async () => {
    const { files, loaded } = await finished();
    for (const [url, bytes] of files) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      expect(url).toMatch(new RegExp(`^/_next/static/(boot|chunks)/${hash}\\.js$`));
    }
    expect(files.size).toBe(loaded.length);
  });

  it('uses the new names wherever a file names another', async () => {
    const { files, runtime, loaded } = await finished();
    const named = [...files.values()].flatMap(
      (bytes) => String(bytes).match(/static\/chunks\/[\w.-]+\.js/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(runtime.length);
    expect(loaded.map(({ url }) => nameOf(url))).toEqual(expect.arrayContaining(named));
    expect(runtime.join()).toContain(nameOf(loaded.at(-1)?.url ?? ''));
  });

  it('renames all files that name a changed file, and no other', async () => {
    const before = await finished();
    const after = await finished(undefined, { [SLIDER]: 'changed()' });
    const unchanged = before.loaded.filter(({ url }) => after.files.has(url));
    expect(before.loaded.length - unchanged.length).toBe(3);
    expect(unchanged.map(({ url }) => String(before.files.get(url))).join()).not.toContain(
      'Banner',
    );
  });

  it('returns the integrity hash of each file', async () => {
    const { loaded, files } = await finished();
    for (const { url, integrity } of loaded)
      expect(integrity).toBe(
        `sha256-${createHash('sha256').update(files.get(url)!).digest('base64')}`,
      );
  });

  it.each(['lazy/x.js', 'x.mjs', '@x.js', 'a,b(1).js'])(
    'finds a lazily loaded chunk named %s',
    async (name) => {
      const { slider } = await finished(undefined, {
        [BANNER]: recordedText(BANNER).replace(nameOf(SLIDER), `static/chunks/${name}`),
        [`/_next/static/chunks/${name}`]: 'another()',
      });
      expect(slider).toEqual([expect.stringContaining('another()')]);
    },
  );

  it('finds a chunk that only the data of the page names', async () => {
    const html = nextPageWith('\\"Banner\\"]', `\\"Banner\\",\\"${SLIDER}\\"]`);
    const { runtime } = await finished(html, { [BANNER]: 'banner()' });
    expect(runtime).toContainEqual(expect.stringContaining('swiper-wrapper'));
  });

  it('leaves references to style sheets', async () => {
    const styles = recordedFileWith('color:red', '.css');
    const { runtime, files } = await finished();
    expect(runtime[0]).toContain(styles);
    expect([...files.keys()].join()).not.toContain('.css');
  });

  it('refuses code that names a chunk which does not exist', async () => {
    const files = { [BANNER]: 'load("static/chunks/gone.js")' };
    await expect(finished(undefined, files)).rejects.toThrow(
      'out/_next/static/chunks/gone.js: expected this file to exist',
    );
  });

  it('refuses chunks that name each other', async () => {
    const files = { [SLIDER]: `load("${nameOf(BANNER)}")` };
    await expect(finished(undefined, files)).rejects.toThrow('expected no circle of chunks (');
  });

  it('leaves hints for other kinds of files', async () => {
    const hint = '<link rel="preload" as="font" href="/fonts/a.woff2">';
    expect((await finished(nextPage({ head: hint }))).html).toContain(hint);
  });

  it('leaves structured data', async () => {
    const { html } = await finished();
    expect(html).toContain(
      '<script type="application/ld+json">{"name":"Example Finance"}</script>',
    );
  });

  const BOOT = /<script id="_R_">.*?<\/script>/;
  it.each([
    [
      'a script of an unknown kind',
      nextPage({ head: '<script>surprise()</script>' }),
      'not "surprise()"',
    ],
    [
      'a script of another site',
      nextPage({ head: '<script src="https://cdn.example/x.js" async></script>' }),
      'not "https://cdn.example/x.js"',
    ],
    [
      'a script that blocks',
      nextPage({ head: '<script src="/_next/static/chunks/x.js"></script>' }),
      'not "/_next/static/chunks/x.js"',
    ],
    [
      'a known script from an unknown place',
      nextPage({ head: '<script src="https://cdn.example/x.js">self.__next_f.push([1])</script>' }),
      'not "https://cdn.example/x.js"',
    ],
    [
      'more than data in a script of data',
      nextPage({ head: '<script>self.__next_f.push([1]);x()</script>' }),
      'not "self.__next_f.push([1]);x()"',
    ],
    [
      'something before the data',
      nextPage({ head: '<script>x();self.__next_f.push([1])</script>' }),
      'not "x();self.__next_f.push([1])"',
    ],
    [
      'something before the boot',
      nextPage().replace('>(globalThis', '>x();(globalThis'),
      'not "x();(globalThis',
    ],
    ['something after the boot', nextPage().replace(/(\d\]\}\);)</, '$1x()<'), 'not "(globalThis'],
    [
      'a long script of an unknown kind',
      nextPage({ head: `<script>${'x'.repeat(70)}</script>` }),
      `not "${'x'.repeat(60)}"`,
    ],
    ['two boots', nextPage().replace(BOOT, '$&$&'), 'one script that starts the runtime'],
    ['no boot', nextPage().replace(BOOT, ''), 'one script that starts the runtime of Turbopack'],
    [
      'no data',
      nextPage().replace(/<script>\(?self.*<\/script>/, ''),
      'scripts that fill self.__next_f',
    ],
    [
      'no chunks',
      nextPage().replace(/<script src="[^"]*" async=""><\/script>/g, ''),
      'async scripts from /_next/static/chunks/',
    ],
  ])('refuses a page with %s', async (_, page, expected) => {
    await expect(finished(page)).rejects.toThrow(expected);
    await expect(finished(page)).rejects.toThrow('out/index.html: expected');
  });
});
