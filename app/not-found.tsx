import type { Metadata } from 'next';
import { NotFound } from '@/components/not-found/not-found';
import { configuration } from '@/lib/config/environment';

export const metadata: Metadata = { robots: { index: false, follow: false } };

export default function NotFoundPage() {
  const { copy, siteConfig } = configuration;
  return <NotFound comName={siteConfig.comName} picture={copy.lost} />;
}
