import { build } from 'esbuild';
import { randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Inside the project, so that Node finds its packages from there. */
const BUNDLES = `${ROOT}node_modules/.cache/load-typescript/`;

/**
 * Imports a TypeScript module of this project, which Node 20 cannot by itself; the build runs on it. The project's
 * modules that it imports come along, for this call alone; packages are Node's own to import.
 *
 * @param path from the root of the project.
 */
export async function loadTypeScript(path) {
  const outfile = `${BUNDLES}${randomUUID()}.mjs`;
  await build({
    absWorkingDir: ROOT,
    entryPoints: [path],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [addressesOfSources],
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    // What cannot be removed must not take the place of what the module did.
    await rm(outfile).catch(() => undefined);
  }
}

/** A TypeScript module finds what lies beside its source, which is not where the bundle lies. */
const addressesOfSources = {
  name: 'addresses-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: source.replaceAll('import.meta.url', () => address), loader: 'default' };
    });
  },
};
