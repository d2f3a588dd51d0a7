import { brotliCompressSync } from 'node:zlib';
import { SITE_CONFIG_PATH } from '@/lib/config/site-config';
import { compressedSize, firstLoadSize, sizeLimit } from '@/lib/kit/export/file-sizes';
import { bytesOf, readFiles, type Files } from '@/lib/kit/files/files';
import { HOME_PAGE, STATIC_FOLDER, WORKER_PATH } from '@/lib/kit/urls/paths';
import { languages } from '@/lib/region/languages';
import { BYTE_BUDGETS } from '../bench/budgets';
import { servedExport } from './setup/open-page';
import { CONFIGURED_SITES, EXAMPLE_SITES, SITES } from './setup/sites';

/** In bytes, as the summary of a build measures them (lib/export/build-summary.ts). */
const LARGEST_FIRST_LOAD = 28_500;

/** Every visitor downloads the service worker. */
const LARGEST_WORKER = 2048;

/** With the font of another script. */
const LARGEST_FIRST_LOAD_OF_SCRIPT = 46_000;

const LARGEST_DOCUMENT = BYTE_BUDGETS.find(({ figure }) => figure === 'document')?.atMost ?? 0;

/**
 * Whatever the company sets. A server sends ten TCP packets, about 13.9 kB, before it waits for an
 * answer: a larger document needs one more round trip. These two do.
 */
const LARGEST_DOCUMENT_WITH_SETTINGS = 14_200;

const sizeOf = (files: Files, path: string) => brotliCompressSync(bytesOf(files, path)).length;

test.each(EXAMPLE_SITES)(
  'the scripts, the worker and the document of $name stay within their budgets',
  async ({ name }) => {
    const files = await readFiles(servedExport(name).folder);
    const scripts = [...files.keys()].filter((path) => path.startsWith(STATIC_FOLDER));

    for (const script of scripts) {
      const [name = ''] = script.slice(STATIC_FOLDER.length).split('.');
      expect(compressedSize(files, [script])).toBeLessThanOrEqual(sizeLimit(name));
    }
    expect(sizeOf(files, WORKER_PATH)).toBeLessThanOrEqual(LARGEST_WORKER);
    expect(sizeOf(files, HOME_PAGE.file)).toBeLessThanOrEqual(LARGEST_DOCUMENT);
  },
);

const WITH_EXAMPLE_COMPANY = SITES.filter(
  ({ name }) => !CONFIGURED_SITES.some((site) => site.name === name),
);

test.each(WITH_EXAMPLE_COMPANY)(
  'the first load of $name stays within its budget',
  async ({ name, variant: { language } }) => {
    const isLatin = languages[language].script === 'Latn';
    const files = await readFiles(servedExport(name).folder);
    expect(firstLoadSize(files, [SITE_CONFIG_PATH])).toBeLessThanOrEqual(
      isLatin ? LARGEST_FIRST_LOAD : LARGEST_FIRST_LOAD_OF_SCRIPT,
    );
  },
);

test.each(CONFIGURED_SITES)('the document of $name stays within its budget', async ({ name }) => {
  const files = await readFiles(servedExport(name).folder);
  expect(sizeOf(files, HOME_PAGE.file)).toBeLessThan(LARGEST_DOCUMENT_WITH_SETTINGS);
});
