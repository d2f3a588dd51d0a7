import { copyFileSync, cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypeScript } from '../../lib/load-typescript.mjs';
import { copyProject } from '../../lib/tools/copy-project.mjs';
import { buildExports, EXPORTS, nextBuild } from '../browser/setup/build-exports.mjs';
import { serveCompressed } from './serve-compressed.mjs';

const { en: india } = await loadTypeScript('lib/region/india/en.ts');

const BASELINES = fileURLToPath(new URL('baselines', import.meta.url));

/**
 * The folder of the bench's builds. Git ignores it. It is inside the project, so that Node finds
 * node_modules.
 */
export const WORKSPACE = fileURLToPath(new URL('../../reports/bench', import.meta.url));

/**
 * Builds the baselines first, then both regions, then variants of them that must cost visitors no
 * more: each renamed through `/site-config.js`, and one with 48 slides.
 *
 * @param named folders of other exports by their names.
 * @returns sites with a name and a folder. An interactive one has a form and a banner; a timed one
 *   is measured with a stopwatch, too.
 */
export async function buildSites(named) {
  const ours = Object.entries(await buildExports());
  const site = (name, folder, kind) => ({ name, folder, ...kind });
  return [
    site('by hand', join(BASELINES, 'html'), { timed: true }),
    site('bare Next', await build(copyNextBaseline()), { timed: true }),
    ...[...ours, ...Object.entries(named)].map(([name, folder]) =>
      site(name, resolve(folder), { timed: true, interactive: true }),
    ),
    ...ours.map(([name, folder]) => site(`${name}, renamed`, renamed(name, folder))),
    site('india, 48 slides', await build(copyWithSlides(48)), { timed: true }),
  ];
}

/** Serves the folder of each site, and adds its origin. */
export function serveSites(sites) {
  return Promise.all(
    sites.map(async (site) => ({ ...site, ...(await serveCompressed(copyOf(site))) })),
  );
}

/** The server keeps its compressed files beside the others. */
function copyOf({ name, folder }) {
  const copy = join(WORKSPACE, 'served', name);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  return copy;
}

async function build(project) {
  const { status, output } = await nextBuild({ NEXT_PUBLIC_REGION: EXPORTS.india }, project);
  if (status !== 0) throw new Error(`The build in ${project} failed:\n${output}`);
  return join(project, 'out');
}

function copyNextBaseline() {
  const project = join(WORKSPACE, 'bare-next');
  rmSync(project, { recursive: true, force: true });
  cpSync(join(BASELINES, 'next'), project, { recursive: true });
  return project;
}

function renamed(name, folder) {
  const copy = join(WORKSPACE, `renamed-${name}`);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true });
  const words = {
    comName: 'Renamed Finance',
    email: 'renamed@example.com',
    address: '1 Renamed Street',
    copyright: '© Renamed Finance',
  };
  writeFileSync(join(copy, 'site-config.js'), `window.siteConfig = ${JSON.stringify(words)};\n`);
  return copy;
}

/**
 * A copy of this project in which India has more slides. Each further slide has a title and picture
 * files of its own: a file that the page already has would cost nothing.
 */
function copyWithSlides(count) {
  const project = copyProject('bench/many-slides');
  const slides = Array.from({ length: count }, (_, index) => {
    const slide = india.slides[index % india.slides.length];
    if (index < india.slides.length) return JSON.stringify(slide);
    return JSON.stringify({ ...slide, title: `${slide.title} (${index + 1})` }).replaceAll(
      /"(\/art\/[^"]+)(\.\w+\.\w+)"/g,
      (_match, path, hashAndType) => {
        const file = join(project, 'public', path);
        copyFileSync(file + hashAndType, `${file}-${index}${hashAndType}`);
        return `"${path}-${index}${hashAndType}"`;
      },
    );
  });
  const copy = join(project, 'lib/region/india/en.ts');
  const source = readFileSync(copy, 'utf8').replace('export const en:', 'const original:');
  writeFileSync(
    copy,
    `${source}\nexport const en: RegionCopy = { ...original, slides: [${slides.join(',')}] };\n`,
  );
  return project;
}
