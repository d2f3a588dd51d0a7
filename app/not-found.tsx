import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { thisBuild } from '@/lib/build/this-build';
import { NOT_FOUND_PATH } from '@/lib/kit/urls';
import { pageMetadata } from '@/lib/seo/page-metadata';

export async function generateMetadata(): Promise<Metadata> {
  const site = await thisBuild.site();
  const icons = await thisBuild.iconsAndManifest();
  return pageMetadata(site, NOT_FOUND_PATH, icons, site.messages.notFound);
}

export default async function NotFoundPage() {
  return <NotFound {...await thisBuild.site()} />;
}
