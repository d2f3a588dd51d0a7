import sharp from 'sharp';
import type { Configuration } from '@/lib/config/read-configuration';
import currencySigns from './currency-signs.json';
import { ICONS, type IconFile } from './icon-files';

type Brand = Pick<Configuration, 'region' | 'palette'>;

/** Draws an icon: the currency sign of the region in the company's colours. */
export async function drawIcon(file: IconFile, brand: Brand): Promise<Buffer> {
  const svg = svgIcon(ICONS[file], brand);
  return file.endsWith('.svg') ? svg : pngIcon(svg, ICONS[file].size);
}

/** The file /favicon.ico with one icon, in the ICO format: a header of 22 bytes before a PNG. */
export async function drawFavicon(brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  const size = 48;
  const png = await pngIcon(svgIcon(ICONS['icon.svg'], brand), size);
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // the type: an icon
  header.writeUInt16LE(1, 4); // the number of pictures
  header.set([size, size], 6);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits of a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture begins
  return new Uint8Array(Buffer.concat([header, png]));
}

function svgIcon({ zoom, radius }: (typeof ICONS)[IconFile], { region, palette }: Brand): Buffer {
  const { viewBox, path } = currencySigns[region];
  const [margin, side] = [`${(1 - zoom) * 50}%`, `${zoom * 100}%`];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
      `<rect width="512" height="512"${radius ? ` rx="${radius}"` : ''} fill="${palette.accent}"/>` +
      `<svg x="${margin}" y="${margin}" width="${side}" height="${side}" viewBox="${viewBox}">` +
      `<path fill="${palette.onAccent}" d="${path}"/></svg></svg>\n`,
  );
}

function pngIcon(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, colours: 64 })
    .toBuffer();
}
