import type { Metadata } from 'next';
import { ContentPage } from '@/components/content/content-page';
import { thisBuild } from '@/lib/build/this-build';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { pagesOf } from '@/lib/site/pages';

export const dynamicParams = false;

interface Props {
  readonly params: Promise<{ readonly page: string }>;
}

/** The pages of the company and the screens of the loan app. Others have their own routes. */
export async function generateStaticParams() {
  const site = await thisBuild.site();
  return pagesOf(site, site.content.files)
    .filter(({ kind, source }) => kind === 'screen' || source)
    .map(({ path }) => ({ page: path.slice(1) }));
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, page, site } = await find(props);
  const metadata = pageMetadata(site, path, await thisBuild.iconsAndManifest(), page);
  // An empty page has no text to describe, nor one in which a browser could find phone numbers.
  return page ? metadata : { ...metadata, description: null, formatDetection: null };
}

/** A page of the company, or the empty page of a screen, of which only the name is known. */
export default async function Page(props: Props) {
  const { page, site } = await find(props);
  return page ? <ContentPage {...site} page={page} /> : <main />;
}

async function find({ params }: Props) {
  const path = `/${(await params).page}`;
  const site = await thisBuild.site();
  return { path, site, page: site.content.pages.find((page) => page.path === path) };
}
