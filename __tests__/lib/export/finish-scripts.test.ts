import { createHash } from 'node:crypto';
import { finishScripts } from '@/lib/export/steps/finish-scripts';
import { exportedFiles, htmlOf, pageOf, pageOfNext } from './export-fixtures';

async function finished(html = pageOfNext(), files: Record<string, string> = {}) {
  const page = pageOf(html);
  const { files: written, scripts } = await finishScripts([page], exportedFiles(html, files));
  const { runtime = [], slider = [] } = scripts.get('/') ?? {};
  const loaded = [...runtime, ...slider];
  return {
    html: htmlOf(page),
    files: written,
    loaded,
    codes: loaded.map(({ url }) => written.get(url)?.toString() ?? ''),
  };
}

describe("finishing Next's scripts", () => {
  it('leaves none of them in a page, and no hint to load them', async () => {
    const { html } = await finished();
    expect(html).not.toMatch(/<script|as="script"|__next_f|TURBOPACK|nomodule/i);
  });

  it('gives each page its boot file, its chunks, and the chunks that those load later', async () => {
    const { codes } = await finished();
    expect(codes).toEqual([
      expect.stringContaining('TURBOPACK'),
      expect.stringContaining('load('),
      expect.stringContaining('runtime()'),
      expect.stringContaining('lazy('),
    ]);
  });

  it('starts the runtime after the data of the page', async () => {
    const { codes } = await finished();
    expect(codes[0]).toMatch(
      /^[^]*__next_f.*push\(\[0\]\);\n.*push\(\[1,"data"\]\);\n.*TURBOPACK.*;\n$/,
    );
  });

  it('names each file after the hash of its bytes', async () => {
    const { files } = await finished();
    for (const [url, bytes] of files) {
      const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 12);
      expect(url).toMatch(new RegExp(`^/_next/static/(boot|chunks)/${hash}\\.js$`));
    }
    expect(files.size).toBe(4);
  });

  it('uses the new names wherever a file names another', async () => {
    const { codes, loaded } = await finished();
    const [boot = '', main = ''] = codes;
    const [, mainScript, , lazyScript] = loaded;
    expect(boot).toContain(`"otherChunks":["${mainScript?.url.slice('/_next/'.length)}"]`);
    expect(main).toContain(`load("${lazyScript?.url.slice('/_next/'.length)}")`);
  });

  it('renames all files that name a changed file', async () => {
    const before = await finished();
    const after = await finished(undefined, { '/_next/static/chunks/lazy.js': 'changed()' });
    const changed = before.loaded.map(({ url }, index) => url !== after.loaded[index]?.url);
    expect(changed).toEqual([true, true, false, true]);
  });

  it('returns the integrity hash of each file', async () => {
    const { loaded, codes } = await finished();
    expect(loaded.map(({ integrity }) => integrity)).toEqual(
      codes.map((code) => `sha256-${createHash('sha256').update(code).digest('base64')}`),
    );
  });

  it.each(['lazy/x.js', 'x.mjs', '@x.js', 'a,b(1).js'])(
    'finds a lazily loaded chunk named %s',
    async (name) => {
      const { codes } = await finished(undefined, {
        '/_next/static/chunks/main.js': `load("static/chunks/${name}")`,
        [`/_next/static/chunks/${name}`]: 'banner()',
      });
      expect(codes).toContainEqual(expect.stringContaining('banner()'));
    },
  );

  it('finds a chunk that only the data of the page names', async () => {
    const html = pageOfNext().replace('"data"', '"I[1,[\\"/_next/static/chunks/lazy.js\\"]]"');
    const { codes } = await finished(html, { '/_next/static/chunks/main.js': 'main()' });
    expect(codes).toContainEqual(expect.stringContaining('lazy('));
  });

  it('leaves references to style sheets', async () => {
    const html = pageOfNext().replace('"data"', '"/_next/static/chunks/page.css"');
    const { codes, files } = await finished(html);
    expect(codes[0]).toContain('"/_next/static/chunks/page.css"');
    expect([...files.keys()].join()).not.toContain('.css');
  });

  it('refuses code that names a chunk which does not exist', async () => {
    const files = { '/_next/static/chunks/main.js': 'load("static/chunks/gone.js")' };
    await expect(finished(undefined, files)).rejects.toThrow(
      'out/_next/static/chunks/gone.js: expected this file to exist',
    );
  });

  it('refuses chunks that name each other', async () => {
    const files = { '/_next/static/chunks/lazy.js': 'load("static/chunks/main.js")' };
    await expect(finished(undefined, files)).rejects.toThrow('expected no circle of chunks (');
  });

  it('leaves hints for other kinds of files', async () => {
    const hint = '<link rel="preload" as="font" href="/fonts/a.woff2">';
    expect((await finished(pageOfNext({ head: hint }))).html).toContain(hint);
  });

  it('leaves structured data', async () => {
    const data = '<script type="application/ld+json">{"name":"x"}</script>';
    expect((await finished(pageOfNext({ body: data }))).html).toContain(data);
  });

  it.each([
    [
      'a script of an unknown kind',
      pageOfNext({ head: '<script>surprise()</script>' }),
      'not "surprise()"',
    ],
    [
      'a script of another site',
      pageOfNext({ head: '<script src="https://cdn.example/x.js" async></script>' }),
      'not "https://cdn.example/x.js"',
    ],
    [
      'a script that blocks',
      pageOfNext({ head: '<script src="/_next/static/chunks/x.js"></script>' }),
      'not "/_next/static/chunks/x.js"',
    ],
    [
      'a known script from an unknown place',
      pageOfNext({
        head: '<script src="https://cdn.example/x.js">self.__next_f.push([1])</script>',
      }),
      'not "https://cdn.example/x.js"',
    ],
    [
      'more than data in a script of data',
      pageOfNext({ head: '<script>self.__next_f.push([1]);x()</script>' }),
      'not "self.__next_f.push([1]);x()"',
    ],
    [
      'something before the data',
      pageOfNext({ head: '<script>x();self.__next_f.push([1])</script>' }),
      'not "x();self.__next_f.push([1])"',
    ],
    [
      'something before the boot',
      pageOfNext().replace('>(globalThis', '>x();(globalThis'),
      'not "x();(globalThis',
    ],
    ['something after the boot', pageOfNext().replace('[1]});', '[1]});x()'), 'not "(globalThis'],
    [
      'a long script of an unknown kind',
      pageOfNext({ head: `<script>${'x'.repeat(70)}</script>` }),
      `not "${'x'.repeat(60)}"`,
    ],
    [
      'two boots',
      pageOfNext().replace(/<script id="_R_">.*?<\/script>/, '$&$&'),
      'one script that starts the runtime of Turbopack',
    ],
    [
      'no boot',
      pageOfNext().replace(/<script id="_R_">.*?<\/script>/, ''),
      'one script that starts the runtime of Turbopack',
    ],
    [
      'no data',
      pageOfNext().replace(/<script>\(?self.*<\/script>/, ''),
      'scripts that fill self.__next_f',
    ],
    [
      'no chunks',
      pageOfNext().replace(/<script src="[^"]*" async=""><\/script>/g, ''),
      'async scripts from /_next/static/chunks/',
    ],
  ])('refuses a page with %s', async (_, page, expected) => {
    await expect(finished(page)).rejects.toThrow(expected);
    await expect(finished(page)).rejects.toThrow('out/index.html: expected');
  });
});
