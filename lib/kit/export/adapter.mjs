import { importTypeScript } from '../commands/import-typescript.mjs';
import { PACKAGES_ROOT } from '../commands/packages-root.mjs';

/**
 * Where Next writes its raw export, from the root of the project. Only a finished site ever gets
 * into `out/`, so nobody can deploy the raw files, however a build ends.
 */
export const RAW_EXPORT = '.next/raw-export';

/**
 * What the export needs of Next, in every phase.
 *
 * @type {import('next').NextConfig}
 */
export const NEXT_OPTIONS = {
  // Next's own id is random. With a fixed one, the same commit and settings give the same bytes.
  generateBuildId: () => 'export',
  experimental: {
    // The first paint needs no other file than the HTML, and the Content Security Policy allows
    // no linked style sheets.
    inlineCss: true,
    // The code of the server only runs during the build, so minifying it would only take time.
    serverMinification: false,
    // Several builds at once (lib/kit/companies) share the cores.
    ...(process.env.BUILD_WORKERS && { cpus: Number(process.env.BUILD_WORKERS) }),
  },
  // The workspace root: Next would guess it from lockfiles, and never takes the home folder.
  turbopack: { root: PACKAGES_ROOT },
  outputFileTracingRoot: PACKAGES_ROOT,
};

/**
 * What a build needs besides. The development server must not export: it would answer unknown paths
 * with 500, not 404.
 *
 * @type {import('next').NextConfig}
 */
export const BUILD_OPTIONS = { output: 'export', distDir: RAW_EXPORT };

/**
 * Finishes the export as soon as Next has written it, so that `next build` is the only command
 * before the upload.
 *
 * @param path a TypeScript module from the root of the project. Its `finishExport(projectFolder,
 *   rawExport)` returns the summary to print and the exit code.
 * @returns {import('next').NextAdapter}
 */
export function createAdapter(path) {
  return {
    name: 'finished-export',
    async onBuildComplete({ projectDir }) {
      const { finishExport } = await importTypeScript(path);
      const { summary, exitCode } = await finishExport(projectDir, RAW_EXPORT);
      // Next prints its own table after this.
      process.once('exit', () => {
        process.stdout.write(summary);
        process.exitCode ||= exitCode;
      });
    },
  };
}
