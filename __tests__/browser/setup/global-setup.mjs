import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importTypeScript } from '../../../lib/kit/commands/import-typescript.mjs';
import { comesFromNpm, findChromium } from '../../chromium/launch-chromium.mjs';
import { ALL_EXPORTS, buildExports, deleteOldFolders } from './build-exports.mjs';

const REPORTS = fileURLToPath(new URL('../../../reports', import.meta.url));

/** The beginning of the name of each folder that only one run reads, because runs may overlap. */
const RUN = 'run-';

/**
 * Builds the exports, or uses those of the folder in `BROWSER_TESTS_EXPORTS`, serves each, and finds
 * the browser. Deletes the screenshots of an earlier run, unless this one only approves pictures.
 */
export default async function setUp({ updateSnapshot }) {
  const failures = join(REPORTS, 'failures');
  if (updateSnapshot !== 'all') rmSync(failures, { recursive: true, force: true });
  mkdirSync(failures, { recursive: true });
  // Deletes what killed runs left behind.
  deleteOldFolders(REPORTS, (name) => name.startsWith(RUN));
  const run = mkdtempSync(join(REPORTS, RUN));
  const { serveExport } = await importTypeScript('lib/kit/server/serve-export.ts');
  // The first run installs the browser meanwhile.
  const [folders, chromium] = await Promise.all([
    givenExports() ?? buildExports(ALL_EXPORTS, basename(run)),
    findChromium(),
  ]);
  const servers = await Promise.all(Object.values(folders).map((folder) => serveExport(folder)));

  process.env.BROWSER_TESTS = JSON.stringify({
    chromium,
    comparable: comesFromNpm(chromium.executablePath),
    updatesBaselines: updateSnapshot === 'all',
    run,
    exports: Object.fromEntries(
      Object.entries(folders).map(([name, folder], index) => [
        name,
        { folder, origin: servers[index].origin },
      ]),
    ),
  });
  globalThis.stopBrowserTests = async () => {
    await Promise.all(servers.map((server) => server.close()));
    // A process that a test has ended may still close its files.
    rmSync(run, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** The exports in the folder of `BROWSER_TESTS_EXPORTS`, which may lack some. */
function givenExports() {
  const given = process.env.BROWSER_TESTS_EXPORTS;
  if (!given) return undefined;
  const folders = Object.keys(ALL_EXPORTS).map((name) => [name, resolve(given, name)]);
  return Object.fromEntries(folders.filter(([, folder]) => existsSync(folder)));
}
