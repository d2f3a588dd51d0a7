import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { hashedFile, type HashedFile } from '@/lib/kit/files';
import { ValidationError } from '@/lib/kit/text';
import { ICONS_FOLDER } from '@/lib/kit/urls';

/** The files of `public/` that can be the company's logo. */
export const LOGO_FILES = ['/logo.svg', '/logo.png'] as const;

/** Three times the height that the top bar shows (top-bar.css), for dense screens. */
const PNG_HEIGHT = 120;

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

/** The company's logo for the pages. Its file has no metadata. */
export interface Logo extends HashedFile {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The original, from which icons are drawn. */
  readonly original: Buffer;
}

/**
 * @param project the folder with `public/`.
 * @throws ValidationError if there are two logos, one that is no picture, or a favicon.
 */
export async function readLogo(project: string): Promise<Logo | undefined> {
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
  const file = hashedFile(path.slice(1), bytes);
  return { ...file, url: ICONS_FOLDER + file.name, width, height, original };
}

function wrong(path: string, reason: string): ValidationError {
  const advice = 'See "Your logo" in .github/CONTRIBUTING.md.';
  return new ValidationError([{ place: `public${path}`, reason }], 'problem', advice);
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
