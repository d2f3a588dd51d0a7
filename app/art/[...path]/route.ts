import { configuration } from '@/lib/config/configuration';
import { pictureUrlsOf } from '@/lib/pictures/pictures-of-variant';
import { readEncodedPicture } from '@/lib/pictures/read-encoded-picture';

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
  const { path } = await params;
  const { bytes, type } = await readEncodedPicture(path);
  return new Response(bytes, { headers: { 'content-type': type } });
}
