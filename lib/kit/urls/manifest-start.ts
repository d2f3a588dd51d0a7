import { ICONS_FOLDER } from './paths';

/**
 * How the path of the manifest begins. Every page names it, so a page without it is from a captive
 * portal. It has a file of its own, because the loader would contain it otherwise: esbuild does not
 * know that an unused template has no effect.
 */
export const MANIFEST_START = `${ICONS_FOLDER}manifest.`;
