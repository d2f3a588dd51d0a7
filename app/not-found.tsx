import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { siteOfThisBuild } from '@/lib/build/content-of-this-build';
import { iconsAndManifestOfThisBuild } from '@/lib/build/icons-of-this-build';
import { configuration } from '@/lib/config/configuration';
import { NOT_FOUND_PATH } from '@/lib/kit/urls';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(
    configuration,
    NOT_FOUND_PATH,
    await iconsAndManifestOfThisBuild(),
    configuration.messages.notFound,
  );

export default async function NotFoundPage() {
  return <NotFound {...await siteOfThisBuild()} />;
}
