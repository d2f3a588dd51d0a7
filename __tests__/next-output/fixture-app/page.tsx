import type { Metadata } from 'next';
import styles from './page.module.css';

export const metadata: Metadata = { description: 'A home page' };

export default function FixtureHomePage() {
  return (
    <main className={styles.page}>
      <script type="application/ld+json">{'{"name":"Example Finance"}'}</script>
    </main>
  );
}
