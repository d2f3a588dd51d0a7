import { iconsAndManifestOfThisBuild } from '@/lib/pictures/icons-and-manifest';

export const dynamic = 'force-static';

async function files() {
  const { icons, manifest, openGraphImage } = await iconsAndManifestOfThisBuild();
  return [...Object.values(icons), manifest, ...(openGraphImage ? [openGraphImage] : [])];
}

export async function generateStaticParams() {
  return (await files()).map(({ url }) => ({ file: url.split('/').at(-1) }));
}

// `next dev` calls GET for every name, also for an old one after the colours have changed.
export async function GET(
  _: Request,
  { params }: { readonly params: Promise<{ readonly file: string }> },
) {
  const { file } = await params;
  const found = (await files()).find(({ url }) => url.endsWith(`/${file}`));
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.bytes, { headers: { 'content-type': found.type } });
}
