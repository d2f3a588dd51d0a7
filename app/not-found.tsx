import type { Metadata } from 'next';
import { TextPage } from '@/components/text-page/text-page';
import { configuration } from '@/lib/config/configuration';
import { NOT_FOUND_PATH } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(configuration, NOT_FOUND_PATH);

export default function NotFoundPage() {
  const { copy, messages, company } = configuration;
  return (
    <TextPage
      companyName={company.name}
      picture={copy.notFoundPicture}
      messages={messages.notFound}
    />
  );
}
