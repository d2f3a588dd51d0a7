import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { thisBuild } from '@/lib/build/this-build';
import { configuration } from '@/lib/config/configuration';
import { NOT_FOUND_PATH } from '@/lib/kit/urls';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(
    await thisBuild.site(),
    NOT_FOUND_PATH,
    await thisBuild.iconsAndManifest(),
    configuration.messages.notFound,
  );

export default async function NotFoundPage() {
  return <NotFound {...await thisBuild.site()} />;
}
