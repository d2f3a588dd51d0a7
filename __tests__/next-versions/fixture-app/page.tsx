import type { Metadata } from 'next';
import { Banner } from './banner';

export const metadata: Metadata = { description: 'A home page' };

export default function FixtureHomePage() {
  return (
    <main>
      <Banner />
      <script type="application/ld+json">{'{"name":"Example Finance"}'}</script>
    </main>
  );
}
