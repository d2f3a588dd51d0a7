import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { isFinished } from '../../export/fail-unfinished-build.mjs';
import { importTypeScript } from '../../import-typescript.mjs';

/**
 * Not 3000, the port of `next dev`: the export's service worker would answer there with the
 * export's scripts.
 */
const PORT = 4000;

/**
 * `npm start`: serves the export in `out/`, prints its company, country and URL, and then what its
 * page sends. With `--phone`, phones in the same network can open it. It builds only if there is no
 * export: a build may have other settings than the site that somebody wants to see.
 */
const PHONE = '--phone';
const wrong = process.argv.slice(2).find((option) => option !== PHONE);
if (wrong) {
  process.stderr.write(`${wrong} is no option. Allowed: ${PHONE}\n`);
  process.exit(1);
}
if (!isFinished('out')) {
  process.stdout.write(
    '\nThere is no site in out/ yet. Building it with the settings of .env.local and of the environment.\n\n',
  );
  const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
  const { status } = spawnSync(process.execPath, [next, 'build'], { stdio: 'inherit' });
  if (status !== 0 || !isFinished('out')) process.exit(status || 1);
}

const { name, lang } = JSON.parse(readFileSync('out/manifest.webmanifest', 'utf8'));
const { region } = new Intl.Locale(lang).maximize();
const country = new Intl.DisplayNames('en', { type: 'region' }).of(region);
const { serveExport } = await importTypeScript('lib/tools/serve/serve-export.ts');
const { phoneUrls } = await importTypeScript('lib/tools/serve/phone.ts');
const inNetwork = process.argv.includes(PHONE);
const print = (line) => process.stdout.write(`${line}\n`);
const { url, port } = await serveExport('out', PORT, { inNetwork, print });

print(
  `\n  ${name}, ${country}: ${url}\n  "npm run build" builds it again with the present settings.\n`,
);
print(inNetwork ? phoneUrls(port) : `On a phone in the same network: npm start -- ${PHONE}`);
