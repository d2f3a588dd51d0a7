import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { picturePathsIn } from '@/lib/kit/markdown';
import type { ContentFile } from '../site/content-files';

/**
 * The files of `public/` that texts of `content/` show as pictures, also those of another language
 * or region. The build publishes encoded copies of those that this site shows, and never the
 * originals, which may say where and when a photograph was taken.
 */
export function originalsOf(files: readonly ContentFile[], project: string): ReadonlySet<string> {
  const texts = files.map(({ file }) => readFileSync(join(project, file), 'utf8'));
  return new Set(texts.flatMap(picturePathsIn));
}
