import type { Files } from '@/lib/kit/files';

/** Whether a file is a page with a text, and not the empty page of a screen. */
export function hasText(files: Files, path: string): boolean {
  const page = files.get(path)?.toString();
  return page !== undefined && !/<main[^>]*><\/main>/.test(page);
}
