import { CONTRASTING_SITES, type Site } from './sites';

/**
 * The two contrasting exports. A test of a behaviour that depends on neither the language nor the
 * settings opens one of them; the test files take them in turn.
 */
export const [EXAMPLE_SITE, CONFIGURED_SITE] = CONTRASTING_SITES as readonly [Site, Site];
