import { startRuntimeWhenNeeded } from '@/lib/export/steps/start-runtime-when-needed';
import { textOf } from '@/lib/export/exported-site';
import { runtimeOf } from '@/lib/export/html/starter-element';
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
    const scripts = ['/index.html', '/404.html', '/repay.html'].map((file) => textOf(site, file).match(/<script[^>]*>(.+?)<\/script>/g));
    expect(scripts[0]).toHaveLength(1);
    expect(new Set(scripts.flat()).size).toBe(1);
  });

  it('has the starter add the boot file, the chunks of the page, and those they load later', async () => {
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
    expect(textOf(site, boot)).toMatch(/__next_f.*push\(\[0\]\);\n.*push\(\[1,"data"\]\);\n.*TURBOPACK/s);
  });

  it('leaves structured data where it is', async () => {
    const data = '<script type="application/ld+json">{"name":"x"}</script>';
    expect(textOf(await started(pageOfNext({ body: data })), '/index.html')).toContain(data);
  });

  it.each([
    ['a script of an unknown kind', pageOfNext({ head: '<script>surprise()</script>' }), 'not "surprise()"'],
    ['a script of another site', pageOfNext({ head: '<script src="https://cdn.example/x.js" async></script>' }), 'not "https://cdn.example/x.js"'],
    ['a script that blocks', pageOfNext({ head: '<script src="/_next/static/chunks/x.js"></script>' }), 'not "/_next/static/chunks/x.js"'],
    ['no boot', pageOfNext().replace(/<script id="_R_">.*?<\/script>/, ''), 'one script that starts the runtime of Turbopack'],
    ['no data', pageOfNext().replace(/<script>\(?self.*<\/script>/, ''), 'scripts that fill self.__next_f'],
    ['no chunks', pageOfNext().replace(/<script src="[^"]*" async=""><\/script>/g, ''), 'async scripts from /_next/static/chunks/'],
  ])('refuses a page with %s', async (_, page, expected) => {
    await expect(started(page)).rejects.toThrow(expected);
    await expect(started(page)).rejects.toThrow('out/index.html: expected');
  });
});
