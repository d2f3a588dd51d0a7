import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturePathsIn } from '@/lib/kit/markdown';
import { LOGO_FILES } from '@/lib/pictures/logo';
import type { ContentFile } from '../site/content-files';

/**
 * The files of `public/` that visitors get only as encoded copies: the logo, and the pictures in
 * texts of `content/`, also in those of another language or region. An original may say where and
 * when a photograph was taken.
 */
export function originalsOf(files: readonly ContentFile[], project: string): ReadonlySet<string> {
  const texts = files.map(({ file }) => readFileSync(join(project, file), 'utf8'));
  return new Set([...LOGO_FILES, ...texts.flatMap(picturePathsIn)]);
}
