import { thisBuild } from '@/lib/build/this-build';
import { drawFavicon } from '@/lib/icons/draw-icon';

export const dynamic = 'force-static';

/** For programs that show an icon of the site without reading a page, such as bookmark managers. */
export async function GET() {
  const icon = await drawFavicon(await thisBuild.site());
  return new Response(icon, { headers: { 'content-type': 'image/x-icon' } });
}
