import { siteOfThisBuild } from '@/lib/build/content-of-this-build';
import { drawFavicon } from '@/lib/pictures/draw-icon';

export const dynamic = 'force-static';

/** For programs that show an icon of the site without reading a page, such as bookmark managers. */
export async function GET() {
  const icon = await drawFavicon(await siteOfThisBuild());
  return new Response(icon, { headers: { 'content-type': 'image/x-icon' } });
}
