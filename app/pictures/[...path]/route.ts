import { thisBuild } from '@/lib/build/this-build';
import { mediaTypeOf } from '@/lib/kit/files';
import { PICTURES_FOLDER } from '@/lib/kit/urls';
import { pictureUrlsOf } from '@/lib/pictures/picture-urls';
import { readPicture } from '@/lib/pictures/recoloured-pictures';

export const dynamic = 'force-static';
export const dynamicParams = false;

/**
 * The files of the pictures that this variant shows. Files of other variants have no URL, so that
 * an export cannot contain them (PRODUCT rule 10).
 */
export async function generateStaticParams() {
  const { copy, content } = await thisBuild.site();
  const urls = new Set([...pictureUrlsOf(copy), ...(content.pictures?.keys() ?? [])]);
  return [...urls].map((url) => ({ path: url.slice(PICTURES_FOLDER.length).split('/') }));
}

export async function GET(
  _: Request,
  { params }: { readonly params: Promise<{ readonly path: string[] }> },
) {
  const url = PICTURES_FOLDER + (await params).path.join('/');
  const headers = { 'content-type': mediaTypeOf(url) };
  const { content, palette } = await thisBuild.site();
  const bytes = content.pictures?.get(url) ?? (await readPicture(url, palette));
  return new Response(bytes, { headers });
}
