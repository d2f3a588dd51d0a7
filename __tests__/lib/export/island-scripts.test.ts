import { createHash } from 'node:crypto';
import { bundleLateScripts } from '@/lib/export/steps/bundle-late-scripts';
import { extractIslandProps } from '@/lib/export/steps/extract-island-props';
import { htmlOf, nextPage, pageOf } from './export-fixtures';

const PROPS = { contact: { strings: {} } };

describe('the props of the islands', () => {
  it('leave the page, and each island keeps its name', () => {
    const page = pageOf(nextPage());
    expect(extractIslandProps([page])).toEqual(PROPS);
    expect(htmlOf(page)).toContain('<div data-island="contact"></div>');
    expect(htmlOf(page)).not.toContain('data-island-props');
  });

  it('stop the build if the page has none', () => {
    const page = pageOf(nextPage().replace(/data-island-props='[^']*'/, ''));
    expect(() => extractIslandProps([page])).toThrow('out/index.html: expected islands');
  });
});

describe('the scripts of the home page', () => {
  const unchanged = (code: string) => code;

  it('are React with the islands, and Swiper, each named after the hash of its bytes', async () => {
    const { runtime, swiper, files } = await bundleLateScripts(PROPS, unchanged, false);
    expect([...files.keys()]).toEqual([runtime.url, swiper.url]);
    for (const [name, { url, integrity }] of Object.entries({ runtime, swiper })) {
      const bytes = files.get(url) ?? '';
      const hash = createHash('sha256').update(bytes);
      expect(url).toBe(`/_next/static/${name}.${hash.copy().digest('hex').slice(0, 12)}.js`);
      expect(integrity).toBe(`sha256-${hash.digest('base64')}`);
      expect(String(bytes)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  it('hold the props of the islands and the build of React for production, without comments', async () => {
    const props = { contact: { strings: { send: 'Send it' } } };
    const { runtime, files } = await bundleLateScripts(props, unchanged, false);
    const code = String(files.get(runtime.url));
    expect(code).toContain('"Send it"');
    expect(code).not.toMatch(/React DevTools|@license/);
  });

  it('have the names of classes that the page has after they were renamed', async () => {
    const rename = (code: string) => code.replaceAll('Sheet_toast', 'b7');
    const props = { toaster: { className: 'Sheet_toast' } };
    const { runtime, files } = await bundleLateScripts(props, rename, false);
    expect(String(files.get(runtime.url))).toContain('"b7"');
  });
});
