import { LOGO_FILES } from '@/lib/icons/logo';
import { picturePathsIn } from '@/lib/kit/markdown';
import type { ContentFile } from '../site/content-files';

/**
 * The files of `public/` that visitors get only as encoded copies: the logo, and the pictures in
 * texts of `content/`, also in those of another language or region. An original may say where and
 * when a photograph was taken.
 */
export function originalsOf(files: readonly ContentFile[]): ReadonlySet<string> {
  return new Set([...LOGO_FILES, ...files.flatMap(({ text }) => picturePathsIn(text))]);
}
