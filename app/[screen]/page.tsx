import type { Metadata } from 'next';
import { SCREENS } from '@/lib/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return SCREENS.map((screen) => ({ screen }));
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** An empty placeholder for a screen of the loan app: only its name is known (PRODUCT rule 12). */
export default function PlaceholderScreen() {
  return <main />;
}
