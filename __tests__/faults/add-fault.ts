import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from './faults';

/**
 * Adds a fault to a file of a folder.
 *
 * @throws Error if the file does not contain the text to change.
 */
export function addFault(
  { file, find, replace }: Pick<Fault, 'file' | 'find' | 'replace'>,
  folder: string,
): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const result =
    typeof find === 'string' ? text.replace(find, () => replace) : text.replace(find, replace);
  if (result === text)
    throw new Error(`${file} does not contain ${String(find)}: the fault cannot be added.`);
  writeFileSync(path, result);
}
