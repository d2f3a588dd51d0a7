// Each region's icons: the currency sign in ink on the accent, as vector paths and the bitmaps made
// from them.

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { loadTypeScript } from '../load-typescript.mjs';

const signs = JSON.parse(
  await readFile(new URL('./currency-sign-paths.json', import.meta.url), 'utf8'),
);
const { regions } = await loadTypeScript('lib/region/regions.ts');
/**
 * The share of the canvas that the longer side of a tall sign takes, and of a wide one of two
 * letters.
 */
const fills = { tall: 0.72, wide: 0.82 };
const canvas = 512;

function extentOf(sign) {
  const numbers = sign.match(/-?[\d.]+/g).map(Number);
  const xs = numbers.filter((_, i) => i % 2 === 0);
  const ys = numbers.filter((_, i) => i % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

/** The icon as SVG. `corner` rounds the background, and `zoom` scales the sign. */
function icon(region, { zoom, corner }) {
  const { accent, onAccent } = regions[region].palette;
  const { left, right, top, bottom } = extentOf(signs[region]);
  const [width, height] = [right - left, bottom - top];
  const fill = width > height ? fills.wide : fills.tall;
  const scale = (canvas * fill * zoom) / Math.max(width, height);
  const x = canvas / 2 - (scale * (left + right)) / 2;
  const y = canvas / 2 - (scale * (top + bottom)) / 2;
  const ground = `<rect width="${canvas}" height="${canvas}"${corner ? ` rx="${corner}"` : ''} fill="${accent}"/>`;
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${canvas} ${canvas}">${ground}` +
    `<path transform="${place}" fill="${onAccent}" d="${signs[region]}"/></svg>\n`
  );
}

export async function drawIcons(region, folder) {
  await mkdir(folder, { recursive: true });
  const rounded = icon(region, { zoom: 1, corner: 116 });
  const bled = icon(region, { zoom: 0.72, corner: 0 });
  const bitmap = (svg, size, file) =>
    sharp(Buffer.from(svg), { density: 144 })
      .resize(size, size)
      .png({ compressionLevel: 9, palette: true, colours: 64 })
      .toFile(path.join(folder, file));
  await writeFile(path.join(folder, 'icon.svg'), rounded);
  await bitmap(rounded, 192, 'icon-192.png');
  await bitmap(rounded, 512, 'icon-512.png');
  await bitmap(bled, 512, 'maskable-512.png');
  // Operating systems round this icon themselves, so it is an opaque square.
  await bitmap(icon(region, { zoom: 0.86, corner: 0 }), 180, 'apple-touch-icon.png');
}
