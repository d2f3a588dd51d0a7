import { configuration } from '@/lib/config/configuration';
import { siteConfigScript } from '@/lib/config/site-config';

export const dynamic = 'force-static';

export function GET() {
  return new Response(siteConfigScript(configuration.company), {
    headers: { 'content-type': 'text/javascript; charset=utf-8' },
  });
}
