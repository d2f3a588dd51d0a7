import { webFontsOfThisBuild } from '@/lib/fonts/web-fonts-of-this-build';

export const dynamic = 'force-static';

/** The font files of this variant. An export has no others. */
async function files() {
  const { display, ofScript, ofContent } = await webFontsOfThisBuild();
  return [display, ofScript, ofContent].filter((font) => font !== undefined);
}

export async function generateStaticParams() {
  return (await files()).map(({ name }) => ({ file: name }));
}

// `next dev` calls GET for every name, also for an old one after the texts have changed.
export async function GET(
  _: Request,
  { params }: { readonly params: Promise<{ readonly file: string }> },
) {
  const { file } = await params;
  const font = (await files()).find(({ name }) => name === file);
  if (!font) return new Response(null, { status: 404 });
  return new Response(font.bytes, { headers: { 'content-type': 'font/woff2' } });
}
