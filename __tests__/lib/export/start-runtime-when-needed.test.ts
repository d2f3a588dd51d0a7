import { startRuntimeWhenNeeded } from '@/lib/export/steps/start-runtime-when-needed';
import { textOf } from '@/lib/export/exported-site';
import { runtimeOf } from '@/lib/export/html/loader-element';
import { exported, pageOfNext } from './exported';

async function started(page = pageOfNext()) {
  const site = exported(page);
  await startRuntimeWhenNeeded(site);
  return site;
}

describe('the step that makes the runtime start when needed', () => {
  it("leaves none of Next's scripts in a page, and no hint to load them", async () => {
    const page = textOf(await started(), '/index.html');
    expect(page).not.toMatch(/<script src|as="script"|__next_f|TURBOPACK|nomodule/i);
  });

  it('leaves the page one inline script, the same on every page', async () => {
    const site = await started();
    const scripts = ['/index.html', '/404.html', '/repay.html'].map((file) =>
      textOf(site, file).match(/<script[^>]*>(.+?)<\/script>/g),
    );
    expect(scripts[0]).toHaveLength(1);
    expect(new Set(scripts.flat()).size).toBe(1);
  });

  it('has the loader add the boot file, the chunks of the page, and those they load later', async () => {
    const runtime = runtimeOf(textOf(await started(), '/index.html'), '/index.html');
    expect(runtime).toEqual([
      expect.stringMatching(/^\/_next\/static\/boot\/[0-9a-f]{12}\.js$/),
      '/_next/static/chunks/main.js',
      '/_next/static/chunks/boot.js',
      '/_next/static/chunks/lazy.js',
    ]);
  });

  it("boots only after the page's data is there", async () => {
    const site = await started();
    const [boot = ''] = runtimeOf(textOf(site, '/index.html'), '/index.html');
    expect(textOf(site, boot)).toMatch(
      /__next_f.*push\(\[0\]\);\n.*push\(\[1,"data"\]\);\n.*TURBOPACK/s,
    );
  });

  it('puts the loader, one minified script that knows the company, at the end of the head', async () => {
    const [, loader = ''] =
      /<script data-runtime="[^"]*">([^<]*(?:<[^/][^<]*|<\/[^s][^<]*)*)<\/script><\/head>/.exec(
        textOf(await started(), '/index.html'),
      ) ?? [];
    expect(loader).toMatch(/^"use strict";\(\(\)=>\{|^\(\(\)=>\{/);
    expect(loader).toContain('"Example Finance"');
    expect(loader).not.toContain('\n');
  });

  it('leaves hints for what is no script', async () => {
    const hint = '<link rel="preload" as="font" href="/fonts/a.woff2">';
    expect(textOf(await started(pageOfNext({ head: hint })), '/index.html')).toContain(hint);
  });

  it('does not add what code names but the export has not', async () => {
    const site = exported(pageOfNext(), {
      '/_next/static/chunks/main.js': 'load("static/chunks/gone.js")',
    });
    await startRuntimeWhenNeeded(site);
    expect(textOf(site, '/index.html')).not.toContain('gone.js');
  });

  it('leaves structured data where it is', async () => {
    const data = '<script type="application/ld+json">{"name":"x"}</script>';
    expect(textOf(await started(pageOfNext({ body: data })), '/index.html')).toContain(data);
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
    await expect(started(page)).rejects.toThrow(expected);
    await expect(started(page)).rejects.toThrow('out/index.html: expected');
  });
});
