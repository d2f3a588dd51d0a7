import { createRequire } from 'node:module';

/** The versions of Next whose output the steps of the export support. */
export const SUPPORTED_NEXT = '16.4';

/** What to do if the files that Next wrote are not in the shape that the steps expect. */
export function upgradeAdvice() {
  const { version } = createRequire(import.meta.url)('next/package.json');
  return `
If you have just upgraded Next: this project supports Next ${SUPPORTED_NEXT}, and ${version} is installed. See "Upgrading Next" in lib/export/README.md.
`;
}
