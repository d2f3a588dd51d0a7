import { createHash } from 'node:crypto';
import { bundleLateScripts } from '@/lib/export/steps/bundle-late-scripts';
import { extractIslandData, type IslandData } from '@/lib/export/steps/extract-island-data';
import { htmlOf, nextPage, pageOf, STYLE_NAMES } from './export-fixtures';

const TOAST = 'components/toast/toast.module.css';
const DATA: IslandData = { props: { contact: { strings: {} } }, styleNames: STYLE_NAMES };

describe('the data of the islands', () => {
  it('leaves the page, and each island keeps its name', () => {
    const page = pageOf(nextPage());
    expect(extractIslandData(page)).toEqual(DATA);
    expect(htmlOf(page)).toContain('<div data-island="contact"></div>');
    expect(htmlOf(page)).not.toMatch(/data-island-props|data-style-names|<template/);
  });

  it.each([
    ['islands', /data-island-props='[^']*'/],
    ['names of classes', /<template.*<\/template>/],
  ])('stops the build if the page has no %s', (_, missing) => {
    expect(() => extractIslandData(pageOf(nextPage().replace(missing, '')))).toThrow(
      'out/index.html: expected islands, and the names of their classes',
    );
  });
});

describe('the scripts of the home page', () => {
  const unchanged = (code: string) => code;

  it('are React with the islands, and Swiper, each named after the hash of its bytes', async () => {
    const { runtime, swiper, files } = await bundleLateScripts(DATA, unchanged, false);
    expect([...files.keys()]).toEqual([runtime.url, swiper.url]);
    for (const [name, { url, integrity }] of Object.entries({ runtime, swiper })) {
      const bytes = files.get(url) ?? '';
      const hash = createHash('sha256').update(bytes);
      expect(url).toBe(`/_next/static/${name}.${hash.copy().digest('hex').slice(0, 12)}.js`);
      expect(integrity).toBe(`sha256-${hash.digest('base64')}`);
      expect(String(bytes)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  });

  it('hold the props of the islands and the build of React for production', async () => {
    const props = { contact: { strings: { send: 'Send it' } } };
    const { runtime, files } = await bundleLateScripts({ ...DATA, props }, unchanged, false);
    const code = String(files.get(runtime.url));
    expect(code).toContain('"Send it"');
    expect(code).not.toContain('React DevTools');
  });

  it('have the names of classes that the page has after they were renamed', async () => {
    const rename = (code: string) => code.replaceAll('Sheet2_toast', 'b7');
    const { runtime, files } = await bundleLateScripts(DATA, rename, false);
    const code = String(files.get(runtime.url));
    expect(code).toContain('"Sheet0_input"');
    expect(code).toMatch(/"b7"/);
    expect(code).not.toContain('Sheet2_toast');
  });

  it('stop the build if the names of a style sheet are missing', async () => {
    const styleNames = Object.fromEntries(
      Object.entries(STYLE_NAMES).filter(([sheet]) => sheet !== TOAST),
    );
    await expect(bundleLateScripts({ ...DATA, styleNames }, unchanged, false)).rejects.toThrow(
      `components/islands/style-names.tsx does not name ${TOAST}`,
    );
  });

  it('stop the build if an island uses a class that its style sheet lacks', async () => {
    const styleNames = { ...STYLE_NAMES, [TOAST]: { toaster: 'Sheet2_toaster' } };
    await expect(bundleLateScripts({ ...DATA, styleNames }, unchanged, false)).rejects.toThrow(
      /toaster\.island\.tsx.*"toast"/s,
    );
  });
});
