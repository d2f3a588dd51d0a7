import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import importOrder from '../../.config/import-order.json';

const ONE_WAY = 'Imports go in one direction: app → components → lib.';
const OF_THE_SITE =
  'The kit serves any site, so it takes what it needs from this one as an argument.';
const NOT_FOR_THE_PAGE = 'The public page must not import lib/prepared-for-loan-app.';
const NOT_THE_TOOLS = 'The site must not import the commands in lib/tools.';
const inside = (part: string) =>
  `Import lib/kit/${part}, whose index.ts has all that the rest may use.`;
const higher = (part: string) =>
  `A lower part of the kit must not import ${part}: see .config/import-order.json.`;
const higherFolder = (folder: string) =>
  `A lower folder must not import lib/${folder}: see .config/import-order.json.`;

/** A file, what it imports, and what lint says. */
type Case = readonly [file: string, imported: string, says?: string];

const CASES: readonly Case[] = [
  ['app/a.ts', '@/components/islands/island'],
  ['components/a.ts', '@/lib/region/regions'],
  ['components/toast/a.ts', '@/app/layout', ONE_WAY],
  ['lib/site/a.ts', '@/app/layout', ONE_WAY],
  ['lib/site/a.ts', '@/components/icon', ONE_WAY],
  ['lib/site/a.ts', '@/__tests__/env-example', ONE_WAY],
  ['app/a.ts', '@/__tests__/env-example', ONE_WAY],
  ['lib/kit/hosts/a.ts', '@/lib/region/regions', OF_THE_SITE],
  ['lib/kit/hosts/a.ts', '../../site/pages', OF_THE_SITE],
  ['lib/kit/export/steps/a.ts', '@/components/toast/toast-store', OF_THE_SITE],
  ['lib/kit/islands/a.tsx', '@/app/layout', OF_THE_SITE],
  ['lib/site/a.ts', '@/lib/kit/text'],
  ['lib/site/a.ts', '@/lib/kit/text/texts', inside('text')],
  ['components/a.ts', '@/lib/kit/loader/island-attributes', inside('loader')],
  ['app/a.ts', '@/lib/kit/files/hashed-file', inside('files')],
  ['lib/kit/hosts/a.ts', '../urls/paths', inside('urls')],
  ['lib/kit/export/a.ts', './steps/add-loader'],
  ['app/a.ts', '@/lib/prepared-for-loan-app/endpoints', NOT_FOR_THE_PAGE],
  ['lib/site/a.ts', '@/lib/prepared-for-loan-app/endpoints', NOT_FOR_THE_PAGE],
  ['lib/prepared-for-loan-app/a.ts', './endpoints'],
  ['components/a.ts', '@/lib/tools/project', NOT_THE_TOOLS],
  ['lib/site/a.ts', '@/lib/tools/project', NOT_THE_TOOLS],
];

const foldersIn = (parent: string) =>
  readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** A module that a folder lets others import, or any of it. */
function moduleIn(folder: string): string {
  const modules = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replace(/\.tsx?$/, ''));
  return `@/${folder}/${modules.find((name) => name === 'index') ?? modules[0]}`;
}

/** For each folder a file that imports those after it, which lint must refuse. */
const AGAINST_THE_ORDER = [
  importOrder.kit.map((name) => ({ folder: `lib/kit/${name}`, says: higher(name) })),
  importOrder.site.map((name) => ({ folder: `lib/${name}`, says: higherFolder(name) })),
].flatMap((folders) =>
  folders.slice(0, -1).map(({ folder }, index) => {
    // The others make no difference: lint reads one list of folders.
    const after = index === 0 ? folders.slice(1) : folders.slice(index + 1, index + 2);
    return { file: `${folder}/a.ts`, after };
  }),
);

/** What lint says about each file with its imports. */
const messages = JSON.parse(
  execFileSync(process.execPath, ['__tests__/lib/setup/lint-imports.mjs'], {
    input: JSON.stringify([
      ...CASES.map(([file, imported]) => [file, imported]),
      ...AGAINST_THE_ORDER.map(({ file, after }) => [
        file,
        ...after.map(({ folder }) => moduleIn(folder)),
      ]),
    ]),
    encoding: 'utf8',
  }),
) as readonly (readonly string[])[];

const inWords = CASES.map(([file, imported, says = 'nothing'], index) => {
  return { file, imported, says, said: messages[index] };
});

test.each(inWords)('$file imports $imported: lint says "$says"', ({ imported, says, said }) => {
  const beginning = `Unexpected path "${imported}" imported in restricted zone. `;
  if (says === 'nothing') expect(said).toEqual([]);
  else expect(said).toContain(beginning + says);
});

test('no part of the kit and no folder of the site may import one that comes after it', () => {
  const allowed = AGAINST_THE_ORDER.flatMap(({ file, after }, index) =>
    after
      .filter(
        ({ says }) => !messages[CASES.length + index]?.some((message) => message.endsWith(says)),
      )
      .map(({ folder }) => `${file} may import ${folder}`),
  );
  expect(allowed).toEqual([]);
});

test('the lists have every folder', () => {
  const siteFolders = foldersIn('lib').filter(
    (name) => !/^(?:kit|prepared-for-loan-app)$/.test(name),
  );
  expect([...importOrder.site].sort()).toEqual(siteFolders.sort());
  expect([...importOrder.kit].sort()).toEqual(foldersIn('lib/kit').sort());
});

test('README.md of the kit has the parts in the same order', () => {
  const table = readFileSync('lib/kit/README.md', 'utf8').matchAll(/^\| \[([\w-]+)\]/gm);
  expect(Array.from(table, ([, part]) => part)).toEqual(importOrder.kit);
});
