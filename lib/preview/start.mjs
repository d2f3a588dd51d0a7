import { readFileSync } from 'node:fs';
import { loadTypeScript } from '../load-typescript.mjs';

const { serveExport } = await loadTypeScript('lib/preview/serve-export.ts');

/** `npm start`: serves the export in `out/` and prints its company, country and URL. */
const html = readFileSync('out/index.html', 'utf8');
const [, company] = /<title>(.*?)<\/title>/.exec(html);
const [, countryCode] = /<html lang="en-(\w\w)"/.exec(html);
const country = new Intl.DisplayNames('en', { type: 'region' }).of(countryCode);
const { origin } = await serveExport('out', 3000);

process.stdout.write(`\n  ${company}, ${country}: ${origin}\n\n`);
