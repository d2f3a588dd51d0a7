import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { readConfiguration } from '@/lib/config/read-configuration';
import { siteToExport } from '@/lib/export/site-to-export';
import { bundlePageScripts } from '@/lib/kit/bundler/bundle-page-scripts';
import { extractIslandProps } from '@/lib/kit/export/steps/extract-island-props';
import { temporaryFolder } from '../../../temporary-folder';
import { htmlOf, nextPage, pageOf } from '../../setup/export-fixtures';

/** The version in the copy of React that Next renders with. */
const { version: REACT_OF_NEXT } = createRequire(__filename)(
  'next/dist/compiled/react/cjs/react.production.js',
) as { version: string };

const ISLANDS = { inRuntime: ['contact'], withOwnScript: ['banner'], props: [{ send: 'Send it' }] };

const siteWith = (settings: Record<string, string>) =>
  siteToExport(readConfiguration(settings), []);
const PAGE_SCRIPT = siteWith({}).pageScript;
const bundled = bundlePageScripts(ISLANDS, siteWith({}).islands, PAGE_SCRIPT);

const island = (name: string, props: object, more = '') =>
  `<div data-island="${name}" data-island-props='${JSON.stringify(props)}' ${more}></div>`;

test('each page keeps the positions of its props in the list of all props', () => {
  const banner = island('banner', { slides: [] }, 'data-island-scripts="runtime banner"');
  const home = pageOf(nextPage({ body: banner }));
  const other = pageOf(`${island('contact', { sum: 1 })}${island('contact', { messages: {} })}`);

  expect(extractIslandProps([home, other])).toEqual({
    inRuntime: ['contact'],
    withOwnScript: ['banner'],
    props: [{ messages: {} }, { slides: [] }, { sum: 1 }],
  });
  const positions = [home, other].map((page) => htmlOf(page).match(/(?<=-props=").*?(?=")/g));
  expect(positions).toEqual([
    ['0', '1'],
    ['2', '0'],
  ]);
});

test("the scripts of the islands hold the props, the React with which Next renders, and no comments, styles, other islands or each other's code", async () => {
  const { scripts, files } = await bundled;
  const urls = Object.values(scripts).map(({ url }) => url);
  const codes = urls.map((url) => String(files.get(url)));
  expect(Object.keys(scripts)).toEqual(['runtime', 'banner', 'page']);
  expect([...files.keys()]).toEqual([...urls, '/licences.txt']);
  const scriptsWith = (text: RegExp) => codes.map((code) => text.test(code));
  expect(scriptsWith(/^\/\/# allFunctionsCalledOnLoad\n\/\*! licences\.txt \*\/\n/)).toEqual([
    true,
    true,
    true,
  ]);
  expect(scriptsWith(/"Send it"/)).toEqual([true, false, false]);
  expect(scriptsWith(new RegExp(REACT_OF_NEXT))).toEqual([true, false, false]);
  expect(scriptsWith(/contact-form__/)).toEqual([true, false, false]);
  expect(scriptsWith(/swiper-slide-active/)).toEqual([false, true, false]);
  expect(scriptsWith(/top-bar__navigation/)).toEqual([false, false, false]);
  expect(scriptsWith(/React DevTools|@license|contact-form__\w+\{/)).toEqual([false, false, false]);
});

/** Bundles one island with a script of its own, whose module imports and exports these. */
async function bundleOwn(imports: string, component: string): Promise<string> {
  const folder = temporaryFolder({
    'node_modules/ids/index.js': `import * as React from 'react'; export const id = () => React.useId();`,
    'node_modules/ids/package.json': '{"name":"ids","sideEffects":false}',
    'node_modules/ids/LICENSE': 'MIT',
    'registry.js': `${imports}; export const own = { Component: () => ${component} };`,
  });
  const sources = { ...siteWith({}).islands, registry: join(folder, 'registry') };
  const { scripts, files } = await bundlePageScripts(
    { inRuntime: [], withOwnScript: ['own'], props: [] },
    sources,
    PAGE_SCRIPT,
  );
  return String(files.get(scripts['own']?.url ?? ''));
}

test('an island with a script of its own shares the toasts, also if it imports them by a relative path', async () => {
  const store = relative(temporaryFolder(), join(process.cwd(), 'components/toast/toast-store'));
  const code = await bundleOwn(`import { toasts } from '${store}'`, `toasts.show('Saved')`);

  expect(code).toContain('("@/components/toast/toast-store")');
  expect(code).not.toContain('clearTimeout');
});

test('a build refuses an island that uses useId, also in a package, and names the module', async () => {
  await expect(bundleOwn(`import { id } from 'ids'`, 'id()')).rejects.toThrow(
    /node_modules\/ids\/index\.js uses useId of React\./,
  );
  await expect(bundleOwn(`import { id } from 'ids'`, '1')).resolves.toContain('own');
});

test('they come with the licence of each package in them, and no others', async () => {
  const licencesIn = ({ files }: Awaited<typeof bundled>) => String(files.get('/licences.txt'));
  const licences = licencesIn(await bundled);
  expect(licences).toMatch(/next\/dist\/compiled\/react, .*react-dom, .*scheduler\n\nMIT License/);
  expect(licences).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  expect(licences).toMatch(/\n---\n\nThe fonts of this site .* OFL\.txt\n$/);
  expect(licences).toMatch(/\nswiper\n\nThe MIT License \(MIT\)\n\nCopyright .* Kharlampidi/);
  expect(licences).not.toContain('web-vitals');

  const { pageScript } = siteWith({ NEXT_PUBLIC_EVENTS_URL: 'https://events.example/api/event' });
  const none = { inRuntime: [], withOwnScript: [], props: [] };
  const withEvents = await bundlePageScripts(none, siteWith({}).islands, pageScript);
  expect(licencesIn(withEvents)).toContain('\nweb-vitals\n\n');
});
