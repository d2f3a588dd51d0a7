import { createAdapter } from '../kit/export/adapter.mjs';

/** Next takes its adapter from the module at a path (next.config.mjs). */
export default createAdapter('lib/export/finish-export.ts');
