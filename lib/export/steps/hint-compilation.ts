import { STATIC_FOLDER } from '@/lib/routes';
import { ExportShapeError } from '../export-shape-error';
import { bytesOf, type ExportStep } from '../exported-site';
import { isChunk } from '../html/next-scripts';

/** V8's explicit compile hint (https://v8.dev/blog/explicit-compile-hints): a comment to every other engine. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Has browsers compile the runtime while it arrives, beside the page: left to itself V8 compiles a function when it is
 * first called, in the page's way, and the runtime calls most of its own to hydrate. A press had to wait for that.
 *
 * The chunks keep the names that Next gave them for what was in them before, and caches keep what has a name for a year.
 * So whoever changes what this writes has to change the names as well.
 */
export const hintCompilation: ExportStep = (site) => {
  const chunks = [...site.files.keys()].filter(isChunk);
  if (chunks.length === 0) throw new ExportShapeError(`${STATIC_FOLDER}chunks/`, 'scripts in it');
  for (const file of chunks)
    site.files.set(file, Buffer.concat([Buffer.from(HINT), bytesOf(site, file)]));
};
