import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from './faults';

/**
 * Makes changes to the files of a folder.
 *
 * @returns a function that reverts them.
 * @throws Error if a file does not contain the text to change.
 */
export function applyChanges(folder: string, changes: readonly Change[]): () => void {
  const before = new Map(
    changes.map(({ file }) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const after = new Map(before);
  for (const change of changes)
    after.set(change.file, changed(after.get(change.file) ?? '', change));
  for (const [file, text] of after) writeFileSync(join(folder, file), text);
  return () => before.forEach((text, file) => writeFileSync(join(folder, file), text));
}

/** Applies one change to a text. Throws like `applyChanges`. */
export function changed(text: string, { file, find, replace }: Change): string {
  const result =
    typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace);
  if (result === text)
    throw new Error(`${file} does not contain ${String(find)}: the fault cannot be added.`);
  return result;
}
