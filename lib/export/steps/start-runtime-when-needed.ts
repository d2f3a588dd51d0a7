import { STATIC_FOLDER } from '@/lib/routes';
import { bundle } from '../bundle';
import { fingerprintOf } from '../digest';
import { ExportShapeError } from '../export-shape-error';
import { EXPORTED_PAGES, textOf, type ExportedSite, type ExportStep } from '../exported-site';
import {
  append,
  createElement,
  elementsOf,
  parseDocument,
  remove,
  serializeDocument,
} from '../html/document';
import { chunksNamedIn, nextScriptsOf, type NextScripts } from '../html/next-scripts';
import { RUNTIME_ATTRIBUTE } from '../html/loader-element';

/**
 * Takes Next's scripts out of every page and puts the loader in their place (lib/export/loader): the page is a
 * document first, and costs what a document costs until somebody needs more. What Next wrote into the page for React,
 * its data and the call that boots it, moves to one file a page; the boot comes last in it, so that the data is there.
 */
export const startRuntimeWhenNeeded: ExportStep = async (site) => {
  const { siteConfig } = site.configuration;
  const loader = await bundle('./loader/loader.ts', { BUILT_SITE_CONFIG: siteConfig });

  for (const { file } of EXPORTED_PAGES) {
    const document = parseDocument(textOf(site, file));
    const next = nextScriptsOf(document, file);
    const head = elementsOf(document).find(({ tagName }) => tagName === 'head');
    if (!head) throw new ExportShapeError(file, 'a head');

    const boot = Buffer.from(`${[...next.data, next.boot].join(';\n')};\n`);
    const bootFile = `${STATIC_FOLDER}boot/${fingerprintOf(boot)}.js`;
    site.files.set(bootFile, boot);

    next.elements.forEach(remove);
    const runtime = [bootFile, ...next.chunks, ...lazyChunks(site, next)].join(' ');
    append(head, createElement('script', { [RUNTIME_ATTRIBUTE]: runtime }, loader));
    site.files.set(file, Buffer.from(serializeDocument(document)));
  }
};

/**
 * The chunks that the page's code asks for later. The loader adds them too: Turbopack, which would add them without
 * integrity, takes a script that is already there.
 */
function lazyChunks(site: ExportedSite, { chunks }: NextScripts): string[] {
  const found = new Set(chunks);
  for (const chunk of found) {
    for (const named of chunksNamedIn(textOf(site, chunk))) {
      if (site.files.has(named)) found.add(named);
    }
  }
  return [...found].slice(chunks.length);
}
