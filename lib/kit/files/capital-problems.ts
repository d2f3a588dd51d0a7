import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What a build reads by its name, in lower case. */
const READ =
  /^(?:content|public|companies|\.env(?:\.local|\.(?:production|development)(?:\.local)?)?)$/;

/**
 * A message about each file and folder that a build would read if its name had no capitals. On a
 * system that ignores case, it reads them.
 */
export function capitalProblems(folder = '.'): readonly string[] {
  const names = readdirSync(folder);
  return names.flatMap((name) => {
    const right = name.toLowerCase();
    const hasBoth = names.includes(right);
    const isRead = !hasBoth && existsSync(join(folder, right));
    if (name === right || !READ.test(right) || isRead) return [];
    const remedy = hasBoth ? 'Move what is in it to' : 'Rename it to';
    return [`${join(folder, name)} is not read. ${remedy} ${right}.`];
  });
}
