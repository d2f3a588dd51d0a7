import { HEADERS_FILE } from '../urls';
import { htaccess } from './apache';
import { cloudFrontFunction, cloudFrontHeaders } from './cloudfront';
import { firebaseJson } from './firebase';
import {
  HTACCESS_FILE,
  NO_JEKYLL_FILE,
  REDIRECTS_FILE,
  TABLE_FILE,
  type HostRules,
} from './host-rules';
import { headersFile, redirectsFile, wranglerJsonc } from './netlify-and-cloudflare';
import { nginxInclude } from './nginx';
import { vercelConfig } from './vercel-build-output';

type HostFiles = Readonly<Record<string, (rules: HostRules) => string>>;

/** The files in `out/` that only hosts may read. A folder with the last is a finished export. */
export const FILES_IN_OUT: HostFiles = {
  [HTACCESS_FILE]: htaccess,
  [NO_JEKYLL_FILE]: () => '',
  [REDIRECTS_FILE]: redirectsFile,
  [TABLE_FILE]: ({ pages, redirects }) => JSON.stringify({ pages, redirects }),
  [HEADERS_FILE]: headersFile,
};

/** The files beside `out/`: hosts read them, and visitors must not. */
export const FILES_BESIDE_OUT: HostFiles = {
  'out.nginx.conf': nginxInclude,
  'out.firebase.json': firebaseJson,
  'out.cloudfront-function.js': cloudFrontFunction,
  'out.cloudfront-headers.json': cloudFrontHeaders,
  'out.wrangler.jsonc': wranglerJsonc,
  '.vercel/output/config.json': vercelConfig,
};
