import { readFileSync } from 'node:fs';
import { isFinished, NO_FINISHED_EXPORT } from '../../export/fail-unfinished-build.mjs';
import { importTypeScript } from '../../import-typescript.mjs';

/**
 * Not 3000, the port of `next dev`: the export's service worker would answer there with the
 * export's scripts.
 */
const PORT = 4000;

/** `npm start`: serves the export in `out/` and prints its company, country and URL. */
if (!isFinished('out')) {
  process.stderr.write(NO_FINISHED_EXPORT);
  process.exit(1);
}

const { name, lang } = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
const { region } = new Intl.Locale(lang).maximize();
const country = new Intl.DisplayNames('en', { type: 'region' }).of(region);
const { serveExport } = await importTypeScript('lib/tools/serve/serve-export.ts');
const { origin } = await serveExport('out', PORT);

process.stdout.write(`\n  ${name}, ${country}: ${origin}\n\n`);
