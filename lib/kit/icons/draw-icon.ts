import sharp from 'sharp';
import { drawLogo, type Logo } from './logo';

/**
 * The icons. `zoom` scales what they show, and `radius` rounds the background. Operating systems
 * round the maskable icon and the touch icon themselves, so these two fill their square.
 */
export const ICONS = {
  'icon.svg': { size: 512, zoom: 1, radius: 116 },
  'icon-192.png': { size: 192, zoom: 1, radius: 116 },
  'icon-512.png': { size: 512, zoom: 1, radius: 116 },
  'maskable-512.png': { size: 512, zoom: 0.72, radius: 0 },
  'apple-touch-icon.png': { size: 180, zoom: 0.86, radius: 0 },
} as const;

export type IconName = keyof typeof ICONS;

/** What all icons of a site show on a ground of one colour: a logo, or a sign. */
export type IconDesign = { readonly ground: string } & (
  | { readonly logo: Logo }
  | {
      readonly colour: string;
      /** An SVG path, in a view box that is the square of the icon around it. */
      readonly sign: { readonly viewBox: string; readonly path: string };
    }
);

/** The size of the logo in an icon, as a share of its square. */
const LOGO_SHARE = 0.78;

/** Draws an icon, as the ending of its name says. */
export async function drawIcon(name: IconName, design: IconDesign): Promise<Buffer> {
  const svg = await svgIcon(ICONS[name], design);
  return name.endsWith('.svg') ? svg : pngIcon(svg, ICONS[name].size);
}

/** The file /favicon.ico with one icon, in the ICO format: a header of 22 bytes before a PNG. */
export async function drawFavicon(design: IconDesign): Promise<Uint8Array<ArrayBuffer>> {
  const size = 48;
  const png = await pngIcon(await svgIcon(ICONS['icon.svg'], design), size);
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
  { zoom, radius }: (typeof ICONS)[IconName],
  design: IconDesign,
): Promise<Buffer> {
  const box = (share: number) => {
    const [margin, side] = [`${(1 - share) * 50}%`, `${share * 100}%`];
    return `x="${margin}" y="${margin}" width="${side}" height="${side}"`;
  };
  let content: string;
  if ('logo' in design) {
    const png = (await drawLogo(design.logo, 512, 512)).toString('base64');
    content = `<image ${box(zoom * LOGO_SHARE)} href="data:image/png;base64,${png}"/>`;
  } else {
    const { viewBox, path } = design.sign;
    const sign = `<path fill="${design.colour}" d="${path}"/>`;
    content = `<svg ${box(zoom)} viewBox="${viewBox}">${sign}</svg>`;
  }
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">` +
      `<rect width="512" height="512"${radius ? ` rx="${radius}"` : ''} fill="${design.ground}"/>` +
      `${content}</svg>\n`,
  );
}

function pngIcon(svg: Buffer, size: number): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize(size, size)
    .png({ compressionLevel: 9, colours: 64 })
    .toBuffer();
}
