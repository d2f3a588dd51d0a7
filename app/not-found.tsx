import type { Metadata } from 'next';
import { PageWithLinkHome } from '@/components/page-with-link-home/page-with-link-home';
import { configuration } from '@/lib/config/configuration';
import { NOT_FOUND_PATH } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';

export const metadata: Metadata = pageMetadata(configuration, NOT_FOUND_PATH);

export default function NotFoundPage() {
  const { copy, messages, company } = configuration;
  return (
    <PageWithLinkHome
      companyName={company.name}
      picture={copy.art['not-found']}
      messages={messages.notFound}
    />
  );
}
