import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { configuration } from '@/lib/config/environment';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function NotFoundPage() {
  const { copy, strings, company } = configuration;
  return (
    <NotFound
      companyName={company.name}
      picture={copy.notFoundPicture}
      strings={strings.notFound}
    />
  );
}
