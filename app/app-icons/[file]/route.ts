import { configuration } from '@/lib/config/configuration';
import { drawIcon } from '@/lib/pictures/draw-icon';
import { drawOpenGraphImage } from '@/lib/pictures/draw-open-graph-image';
import { ICONS, OPEN_GRAPH_IMAGE, type IconFile } from '@/lib/pictures/icon-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

/** The icons, and the Open Graph image if the site has a URL: a link to it is absolute. */
export function generateStaticParams() {
  const files = Object.keys(ICONS);
  return [...files, ...(configuration.siteUrl ? [OPEN_GRAPH_IMAGE.file] : [])].map((file) => ({
    file,
  }));
}

export async function GET(
  _: Request,
  { params }: { readonly params: Promise<{ readonly file: string }> },
) {
  const { file } = await params;
  const bytes =
    file === OPEN_GRAPH_IMAGE.file
      ? await drawOpenGraphImage(configuration)
      : await drawIcon(file as IconFile, configuration);
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  return new Response(new Uint8Array(bytes), { headers: { 'content-type': type } });
}
