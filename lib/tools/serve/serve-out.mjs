/**
 * `npm start`: serves the export in `out/`, at the port of `PORT` or `--port` and the address of
 * `--host`, with `--phone` also to phones in the same network. It builds only if there is none: a
 * build may have other settings than the site that somebody wants to see.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { importTypeScript } from '../../build/import-typescript.mjs';
import { NEXT_COMMAND } from '../../build/next-package.mjs';

const { readServerAddress, serveSites } = await importTypeScript('lib/tools/serve/serve-sites.ts');

try {
  const address = readServerAddress(process.env.PORT);
  // A build writes this file last.
  if (!existsSync('out/_headers')) build();
  const manifest = readdirSync('out/icons-and-manifest').find((file) =>
    file.endsWith('.webmanifest'),
  );
  const { name, lang } = JSON.parse(readFileSync(`out/icons-and-manifest/${manifest}`, 'utf8'));
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(new Intl.Locale(lang).region);
  const site = { label: `${name}, ${country}`, folder: 'out' };
  process.stdout.write('"npm run build" builds the site again with the present settings.\n');
  await serveSites([site], address, 'npm start --');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

function build() {
  process.stdout.write(
    '\nThere is no site in out/ yet. Building it with the settings of .env.local and of the environment.\n\n',
  );
  const { status } = spawnSync(process.execPath, [NEXT_COMMAND, 'build'], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
