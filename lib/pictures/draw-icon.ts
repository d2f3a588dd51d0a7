import sharp from 'sharp';
import type { Configuration } from '@/lib/config/read-configuration';
import currencySignPaths from './currency-sign-paths.json';
import { ICONS, type IconFile } from './icon-files';

/** The width and height of the drawing. */
const CANVAS = 512;

/** The share of the canvas that the longer side of a sign takes. A wide sign has two letters. */
const SHARE = { tall: 0.72, wide: 0.82 };

/** Draws an icon: the currency sign of the region in the company's colours. */
export async function drawIcon(
  file: IconFile,
  { region, palette }: Pick<Configuration, 'region' | 'palette'>,
): Promise<Buffer> {
  const { size, zoom, radius } = ICONS[file];
  const sign = currencySignPaths[region];
  const { left, top, width, height } = extentOf(sign);
  const scale =
    (CANVAS * zoom * (width > height ? SHARE.wide : SHARE.tall)) / Math.max(width, height);
  const x = CANVAS / 2 - scale * (left + width / 2);
  const y = CANVAS / 2 - scale * (top + height / 2);
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS} ${CANVAS}">` +
      `<rect width="${CANVAS}" height="${CANVAS}"${radius ? ` rx="${radius}"` : ''} fill="${palette.accent}"/>` +
      `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" fill="${palette.onAccent}" d="${sign}"/></svg>\n`,
  );
  if (file.endsWith('.svg')) return svg;
  return sharp(svg, { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, colours: 64 })
    .toBuffer();
}

/** The box around the points of an outline. */
function extentOf(path: string) {
  const numbers = [...path.matchAll(/-?[\d.]+/g)].map(([number]) => Number(number));
  const xs = numbers.filter((_, index) => index % 2 === 0);
  const ys = numbers.filter((_, index) => index % 2 === 1);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
