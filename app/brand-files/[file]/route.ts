import { brandFilesOfThisBuild } from '@/lib/pictures/brand-files';

export const dynamic = 'force-static';

export async function generateStaticParams() {
  const files = await brandFilesOfThisBuild();
  return [...files.values()].map(({ url }) => ({ file: url.split('/').at(-1) }));
}

// The development server calls it for every name, also for that of a file with other colours.
export async function GET(
  _: Request,
  { params }: { readonly params: Promise<{ readonly file: string }> },
) {
  const { file } = await params;
  const files = await brandFilesOfThisBuild();
  const found = [...files.values()].find(({ url }) => url.endsWith(`/${file}`));
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.bytes, { headers: { 'content-type': found.type } });
}
