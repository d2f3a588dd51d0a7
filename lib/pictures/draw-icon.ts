import sharp from 'sharp';
import type { Configuration } from '@/lib/config/read-configuration';
import currencySigns from './currency-signs.json';
import { ICONS, type IconFile } from './icon-files';

/** Draws an icon: the currency sign of the region in the company's colours. */
export async function drawIcon(
  file: IconFile,
  { region, palette }: Pick<Configuration, 'region' | 'palette'>,
): Promise<Buffer> {
  const { size, zoom, radius } = ICONS[file];
  const { viewBox, path } = currencySigns[region];
  const [margin, side] = [`${(1 - zoom) * 50}%`, `${zoom * 100}%`];
  const svg = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
      `<rect width="512" height="512"${radius ? ` rx="${radius}"` : ''} fill="${palette.accent}"/>` +
      `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" viewBox="${viewBox}">` +
      `<path fill="${palette.onAccent}" d="${path}"/></svg></svg>\n`,
  );
  if (file.endsWith('.svg')) return svg;
  return sharp(svg, { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, colours: 64 })
    .toBuffer();
}
