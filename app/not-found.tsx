import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { configuration } from '@/lib/config/configuration';
import { contentOfThisBuild } from '@/lib/build/content-of-this-build';
import { iconsAndManifestOfThisBuild } from '@/lib/build/icons-and-manifest';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { NOT_FOUND_PATH } from '@/lib/kit/urls';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(configuration, NOT_FOUND_PATH, await iconsAndManifestOfThisBuild());

export default async function NotFoundPage() {
  return <NotFound {...configuration} content={await contentOfThisBuild()} />;
}
