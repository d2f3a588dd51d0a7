import type { Metadata } from 'next';
import { LOAN_APP_SCREENS } from '@/lib/routes';

export const dynamicParams = false;

export function generateStaticParams() {
  return LOAN_APP_SCREENS.map((loanAppScreen) => ({ loanAppScreen }));
}

export const metadata: Metadata = { robots: { index: false, follow: false } };

/** An empty placeholder for a screen of the loan app: only its name is known (PRODUCT rule 12). */
export default function PlaceholderScreen() {
  return <main />;
}
