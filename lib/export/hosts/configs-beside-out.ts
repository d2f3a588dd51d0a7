import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront';
import { firebaseJson } from './firebase';
import type { HostRules } from './host-rules';
import { nginxInclude } from './nginx';
import { vercelConfig } from './vercel-build-output';
import { wranglerJsonc } from './wrangler';

/** The files beside `out/`: hosts read them, and visitors must not. */
export const HOST_CONFIGS: Readonly<Record<string, (rules: HostRules) => string>> = {
  'out.nginx.conf': nginxInclude,
  'out.firebase.json': firebaseJson,
  'out.cloudfront-function.js': cloudFrontFunction,
  'out.cloudfront-headers.json': cloudFrontHeaders,
  'out.wrangler.jsonc': wranglerJsonc,
  '.vercel/output/config.json': vercelConfig,
};
