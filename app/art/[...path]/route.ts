import { configuration } from '@/lib/config/configuration';
import { mediaTypeOf } from '@/lib/kit/files';
import { pictureUrlsOf, readEncodedPicture } from '@/lib/pictures/encoded-pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * The files of the pictures that this variant shows. Files of other variants have no URL, so that
 * an export cannot contain them (PRODUCT rule 10).
 */
export function generateStaticParams() {
  return pictureUrlsOf(configuration.copy).map((url) => ({ path: url.split('/').slice(2) }));
}

export async function GET(
  _: Request,
  { params }: { readonly params: Promise<{ readonly path: string[] }> },
) {
  const url = ['/art', ...(await params).path].join('/');
  const headers = { 'content-type': mediaTypeOf(url) };
  return new Response(await readEncodedPicture(url, configuration.palette.accent), { headers });
}
