import sharp from 'sharp';
import type { Configuration } from '@/lib/config/read-configuration';
import { deriveTheme } from '@/lib/theme/derive-theme';
import currencySigns from './currency-signs.json';
import { ICONS, type IconFile } from './icon-files';
import { drawLogo, type Logo } from './logo';

interface Brand extends Pick<Configuration, 'region' | 'palette'> {
  readonly logo?: Logo | undefined;
}

/** The size of the logo in an icon, as a share of its square. */
const LOGO_SHARE = 0.78;

/** Draws an icon: the company's logo, or the currency sign of the region in its colours. */
export async function drawIcon(file: IconFile, brand: Brand): Promise<Buffer> {
  const svg = await svgIcon(ICONS[file], brand);
  return file.endsWith('.svg') ? svg : pngIcon(svg, ICONS[file].size);
}

/** The file /favicon.ico with one icon, in the ICO format: a header of 22 bytes before a PNG. */
export async function drawFavicon(brand: Brand): Promise<Uint8Array<ArrayBuffer>> {
  const size = 48;
  const png = await pngIcon(await svgIcon(ICONS['icon.svg'], brand), size);
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

async function svgIcon(
  { zoom, radius }: (typeof ICONS)[IconFile],
  { region, palette, logo }: Brand,
): Promise<Buffer> {
  const square = (fill: string, content: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
        `<rect width="512" height="512"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>` +
        `${content}</svg>\n`,
    );
  const box = (share: number) => {
    const [margin, side] = [`${(1 - share) * 50}%`, `${share * 100}%`];
    return `x="${margin}" y="${margin}" width="${side}" height="${side}"`;
  };
  if (logo) {
    const png = (await drawLogo(logo, 512, 512)).toString('base64');
    const image = `<image ${box(zoom * LOGO_SHARE)} href="data:image/png;base64,${png}"/>`;
    // The light ground shows it on a dark bar of a browser, too.
    return square(deriveTheme(palette).light.background, image);
  }
  const { viewBox, path } = currencySigns[region];
  const sign = `<path fill="${palette.onAccent}" d="${path}"/>`;
  return square(palette.accent, `<svg ${box(zoom)} viewBox="${viewBox}">${sign}</svg>`);
}

function pngIcon(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, colours: 64 })
    .toBuffer();
}
