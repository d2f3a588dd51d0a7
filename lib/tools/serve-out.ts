import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { nextBuild, print } from '@/lib/kit/commands';
import { isFinishedExport } from '@/lib/kit/files';
import { readServerAddress, serveSites } from '@/lib/kit/server';

/**
 * `npm start`: serves the export in `out/`, at the port of `PORT` or `--port` and the address of
 * `--host`, with `--phone` also to phones in the same network. It builds only if there is none: a
 * build may have other settings than the site that somebody wants to see.
 */
export async function run(): Promise<void> {
  const address = readServerAddress();
  if (!isFinishedExport('out')) {
    const found = existsSync('out') ? 'out/ is not the whole site' : 'There is no site in out/ yet';
    print(`\n${found}. Building it with the settings of .env.local and of the environment.\n`);
    nextBuild();
  }
  print('"npm run build" builds the site again with the present settings.');
  await serveSites([{ label: labelOf('out'), folder: 'out' }], address, 'npm start --');
}

/** The name of a site and its country, from its manifest. */
function labelOf(folder: string): string {
  const icons = `${folder}/icons-and-manifest`;
  const manifest = readdirSync(icons).find((file) => file.endsWith('.webmanifest'));
  const text = readFileSync(`${icons}/${manifest}`, 'utf8');
  const { name, lang } = JSON.parse(text) as { readonly name: string; readonly lang: string };
  const { region = '' } = new Intl.Locale(lang);
  return `${name}, ${new Intl.DisplayNames('en', { type: 'region' }).of(region)}`;
}
