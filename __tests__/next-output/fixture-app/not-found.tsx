import type { Metadata } from 'next';

export const metadata: Metadata = { robots: { index: false } };

export default function FixtureNotFoundPage() {
  return <main>Not found</main>;
}
