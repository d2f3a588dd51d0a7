// Renders the pictures, the icons and the Open Graph images: all of them, those of a region, or the
// named ones.
//   node lib/tools/art/render-and-encode.mjs [--draft] [--only render|encode] [--renders <folder>] [icons] [open-graph] [region] [region/name]

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { loadTypeScript } from '../../load-typescript.mjs';
import { bleedAlpha } from './alpha-bleeding.mjs';
import { drawIcons } from './icons.mjs';
import { pictures } from './picture-settings.mjs';

const { REGIONS, regions } = await loadTypeScript('lib/region/regions.ts');

const here = path.dirname(fileURLToPath(import.meta.url));
const published = path.resolve(here, '../../../public/art');
const icons = path.resolve(here, '../../../public/app-icons');
const manifestFile = path.resolve(here, '../../region/pictures.json');
const blender = process.env.BLENDER || 'blender';

const draft = { renderWidth: 480, samples: 12 };
// A picture with more detail is compressed more, so that every file stays small.
const qualities = [60, 56, 52, 48, 45, 42, 38, 36, 34];
const bytesAt = (width, targetBytes) => targetBytes * (width / 480) ** 1.2;

async function avif(image, width, targetBytes) {
  const encodeAt = (quality) =>
    image.clone().avif({ quality, effort: 6, chromaSubsampling: '4:2:0', tune: 'ssim' }).toBuffer();
  // A binary search for the best quality that fits the size limit. If none fits, the lowest quality
  // is used.
  let [best, worst] = [0, qualities.length - 1];
  let fitting;
  while (best < worst) {
    const middle = Math.floor((best + worst) / 2);
    const bytes = await encodeAt(qualities[middle]);
    if (bytes.length <= bytesAt(width, targetBytes)) [worst, fitting] = [middle, bytes];
    else best = middle + 1;
  }
  return fitting ?? encodeAt(qualities[worst]);
}

/**
 * The WebP file for browsers without AVIF. It has one size, because each further URL would cost all
 * visitors bytes.
 */
const webpWidth = 480;
const webp = (image) =>
  image.clone().webp({ quality: 76, alphaQuality: 80, effort: 6, smartSubsample: true }).toBuffer();

const { values: options, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    only: { type: 'string' },
    renders: { type: 'string', default: path.join(tmpdir(), 'art-renders') },
  },
});

function jobs() {
  const all = REGIONS.flatMap((region) =>
    Object.entries(pictures)
      .filter(([, picture]) => picture.regions.includes(region))
      .map(([name, picture]) => ({ region, name, ...picture, ...(options.draft ? draft : {}) })),
  );
  const known = [
    'icons',
    'open-graph',
    ...REGIONS,
    ...all.map(({ region, name }) => `${region}/${name}`),
  ];
  const unknown = wanted.filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`No such picture: ${unknown.join(', ')}. There are: ${known.join(' ')}`);
  return all.filter(({ region, name }) => isWanted(region) || wanted.includes(`${region}/${name}`));
}

/** Whether the command line names this, or names nothing. */
const isWanted = (...ids) => wanted.length === 0 || ids.some((id) => wanted.includes(id));

const renderOf = ({ region, name }) => path.join(options.renders, region, `${name}.png`);

function render(job) {
  const { region, name, ground, renderWidth, samples } = job;
  const out = renderOf(job);
  const script = path.join(here, 'studio', 'main.py');
  const { accent, text } = regions[region].palette;
  const settings = {
    region,
    picture: name,
    ground,
    accent,
    text,
    width: renderWidth,
    samples,
    out,
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const args = [
    '--background',
    '--factory-startup',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    ...flags,
  ];
  return new Promise((resolve, reject) => {
    // Python would otherwise write its bytecode next to the scripts.
    const child = spawn(blender, args, { env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' } });
    let log = '';
    child.stdout.on('data', (text) => (log += text));
    child.stderr.on('data', (text) => (log += text));
    child.on('error', (error) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(
              `Blender not found (tried "${blender}"). Install it (Debian: apt-get install --no-install-recommends ` +
                'blender; elsewhere: https://www.blender.org/download/) or set BLENDER to its path.',
            )
          : error,
      ),
    );
    child.on('close', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Blender failed on ${region}/${name}:\n${log.slice(-4000)}`)),
    );
  });
}

async function removeReplaced(folder, name, current) {
  const old = new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`);
  const replaced = (await readdir(folder)).filter(
    (file) => old.test(file) && !current.includes(file),
  );
  await Promise.all(replaced.map((file) => rm(path.join(folder, file))));
}

async function scaled(render, width, kernel) {
  const pixels = await sharp(render).resize(width, width, { kernel }).raw().toBuffer();
  bleedAlpha(pixels, width);
  return sharp(pixels, { raw: { width, height: width, channels: 4 } });
}

async function encode(job) {
  const { region, name, widths, targetBytes, kernel } = job;
  const folder = path.join(published, region);
  await mkdir(folder, { recursive: true });
  const largest = Math.max(...widths);
  const current = [];
  const publish = async (width, format, bytes) => {
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
    const file = `${name}-${width}.${hash}.${format}`;
    await writeFile(path.join(folder, file), bytes);
    current.push(file);
    return `/art/${region}/${file}`;
  };
  const entry = { width: largest, height: largest, avif: {} };
  for (const width of widths) {
    const image = await scaled(renderOf(job), width, kernel);
    entry.avif[width] = await publish(width, 'avif', await avif(image, width, targetBytes));
    if (width === webpWidth) entry.webp = await publish(width, 'webp', await webp(image));
  }
  await record(region, name, entry);
  await removeReplaced(folder, name, current);
}

const byKey = ([a], [b]) => (a < b ? -1 : 1);
const sorted = (object) => Object.fromEntries(Object.entries(object).sort(byKey));

async function record(region, name, entry) {
  const manifest = existsSync(manifestFile) ? JSON.parse(await readFile(manifestFile, 'utf8')) : {};
  manifest[region] = sorted({ ...manifest[region], [name]: entry });
  await writeFile(manifestFile, `${JSON.stringify(sorted(manifest), null, 2)}\n`);
}

const stages = { render, encode };

async function main() {
  if (options.only && !stages[options.only]) throw new Error('--only takes render or encode.');
  const list = jobs();
  for (const region of REGIONS.filter((region) => isWanted(region, 'icons')))
    await drawIcons(region, path.join(icons, region));
  for (const job of list) {
    for (const [stage, work] of Object.entries(stages)) {
      if (options.only && options.only !== stage) continue;
      const started = Date.now();
      await work(job);
      process.stdout.write(
        `${job.region}/${job.name}: ${stage} took ${Math.round((Date.now() - started) / 1000)} s\n`,
      );
    }
  }
  for (const region of REGIONS.filter((region) => isWanted(region, 'open-graph'))) {
    // Imported here because it needs the packages of lib/tools/fonts.
    const { drawOpenGraphImages } = await import('./open-graph-images.mjs');
    await drawOpenGraphImages(region);
  }
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
