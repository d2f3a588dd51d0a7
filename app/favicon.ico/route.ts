import { thisBuild } from '@/lib/build/this-build';
import { iconDesignOf } from '@/lib/icons/icon-design';
import { drawFavicon } from '@/lib/kit/icons';

export const dynamic = 'force-static';

/** For programs that show an icon of the site without reading a page, such as bookmark managers. */
export async function GET() {
  const icon = await drawFavicon(iconDesignOf(await thisBuild.site()));
  return new Response(icon, { headers: { 'content-type': 'image/x-icon' } });
}
