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
    const isRead = !names.includes(right) && existsSync(join(folder, right));
    return name === right || !READ.test(right) || isRead
      ? []
      : [`${join(folder, name)} is not read. Rename it to ${right}.`];
  });
}
