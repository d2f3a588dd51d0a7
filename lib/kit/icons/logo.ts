import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashedFile, type HashedFile } from '../files';
import { ValidationError } from '../text';
import { ICONS_FOLDER } from '../urls';

/** The files of `public/` that can be the logo. */
export const LOGO_FILES = ['/logo.svg', '/logo.png'] as const;

/** Three times the height of a usual header, for dense screens. */
const PNG_HEIGHT = 120;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** A file of icons and manifest, with its URL from the root of the site. */
export interface IconFile extends HashedFile {
  readonly url: string;
}

/** @param name the name without the hash, such as `icon.svg`. */
export function iconFile(name: string, content: Uint8Array | string): IconFile {
  const file = hashedFile(name, content);
  return { ...file, url: ICONS_FOLDER + file.name };
}

/** The logo of a site for its pages. Its file has no metadata. */
export interface Logo extends IconFile {
  readonly width: number;
  readonly height: number;
  /** The original, from which icons are drawn. */
  readonly original: Buffer;
}

/**
 * @param project the folder with `public/`.
 * @param advice where the reader of an error finds what is allowed.
 * @throws ValidationError if there are two logos, one that is no picture, or a favicon.
 */
export async function readLogo(project: string, advice: string): Promise<Logo | undefined> {
  const wrong = (path: string, reason: string) =>
    new ValidationError([{ place: `public${path}`, reason }], 'problem', advice);
  if (existsSync(join(project, 'public/favicon.ico')))
    throw wrong(
      '/favicon.ico',
      'is drawn by the build, from the logo if there is one; remove yours',
    );
  const found = LOGO_FILES.filter((path) => existsSync(join(project, 'public', path)));
  const [path, second] = found;
  if (!path) return undefined;
  if (second) throw wrong(path, `and public${second} are both the logo; remove one`);
  const original = await readFile(join(project, 'public', path));
  const metadata = await sharp(original)
    .metadata()
    .catch(() => undefined);
  if (!metadata || metadata.format !== path.split('.')[1])
    throw wrong(path, `is not a picture in ${path.endsWith('svg') ? 'SVG' : 'PNG'}`);
  const { width, height } = metadata.autoOrient;
  const bytes = path.endsWith('.svg')
    ? original
    : await sharp(original)
        .autoOrient()
        .resize({ height: PNG_HEIGHT, withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer();
  return { ...iconFile(path.slice(1), bytes), width, height, original };
}

/** The logo as a PNG picture that fits into a box. */
export async function drawLogo({ original }: Logo, width: number, height: number): Promise<Buffer> {
  const metadata = await sharp(original).metadata();
  const scale = Math.min(width / metadata.width, height / metadata.height);
  const density = metadata.format === 'svg' ? Math.min(2400, Math.max(1, 72 * scale)) : 72;
  // Its own margin would make it smaller, and move it out of the middle.
  const trimmed = await sharp(original, { density })
    .ensureAlpha()
    .trim({ background: CLEAR, threshold: 2 })
    .png()
    .toBuffer();
  return sharp(trimmed)
    .resize(width, height, { fit: 'contain', background: CLEAR })
    .png()
    .toBuffer();
}
