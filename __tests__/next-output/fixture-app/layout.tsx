import type { Metadata } from 'next';
import type { ReactNode } from 'react';

export const metadata: Metadata = { title: 'Example Finance' };

/** The smallest layout with each of Next's features that the site's own layout uses. */
export default function FixtureLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <style href="theme" precedence="next">
          {':root{--background:white}'}
        </style>
      </head>
      <body>{children}</body>
    </html>
  );
}
