import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ExportedSite } from '../exported-site';
import { nginxInclude } from '../headers/nginx-include';
import { responseHeaders } from '../headers/response-headers';

/** Writes the nginx include beside `out/`, not into it: nobody may ask for it. */
export async function writeNginxInclude(projectFolder: string, site: ExportedSite): Promise<void> {
  await writeFile(join(projectFolder, 'out.nginx.conf'), nginxInclude(responseHeaders(site)));
}
