import { createAdapter } from './lib/kit/export/adapter.mjs';

export default createAdapter('finish-export.ts');
