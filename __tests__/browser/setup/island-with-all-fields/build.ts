import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../copy-of-project';

/** The page with the island, in the copy only. */
export const PAGE_WITH_ALL_FIELDS = '/calculator';

/**
 * Builds the site with one more page and one more island, as a developer adds them. The island has a
 * script of its own.
 *
 * @returns the folders of the raw and of the finished export.
 */
export function buildWithAllFields() {
  const copy = copyOfProject('with-all-fields');
  cpSync(join(__dirname, 'all-fields.island.tsx'), join(copy, 'components/all-fields.island.tsx'));
  cpSync(join(__dirname, 'page.tsx'), join(copy, `app${PAGE_WITH_ALL_FIELDS}/page.tsx`));
  appendFileSync(
    join(copy, 'components/islands/registry.ts'),
    `import { AllFields } from '@/components/all-fields.island';
    export const allFields = { Component: AllFields, hasOwnScript: true } satisfies IslandEntry;`,
  );
  const pages = join(copy, 'lib/site/pages.ts');
  const table = 'BUILT_PAGES: readonly SitePage[] = [';
  const page = `pageOf('${PAGE_WITH_ALL_FIELDS.slice(1)}', 'content'),`;
  writeFileSync(
    pages,
    readFileSync(pages, 'utf8').replace(table, () => table + page),
  );
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [require.resolve('next/dist/bin/next'), 'build'],
    { cwd: copy, env: { ...process.env, NODE_ENV: 'production', NEXT_PUBLIC_REGION: '1' } },
  );
  if (status !== 0) throw new Error(`${String(stdout)}${String(stderr)}`);
  return { raw: join(copy, '.next/raw-export'), finished: join(copy, 'out') };
}
