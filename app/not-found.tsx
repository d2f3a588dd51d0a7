import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { configuration } from '@/lib/config/configuration';
import { brandFilesOfThisBuild } from '@/lib/pictures/brand-files';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { NOT_FOUND_PATH } from '@/lib/site/routes';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(configuration, NOT_FOUND_PATH, await brandFilesOfThisBuild());

export default function NotFoundPage() {
  const { copy, messages, company } = configuration;
  return (
    <NotFound
      companyName={company.name}
      picture={copy.art['not-found']}
      messages={messages.notFound}
    />
  );
}
