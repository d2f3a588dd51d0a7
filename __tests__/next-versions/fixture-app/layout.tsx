import type { ReactNode } from 'react';
import './page.css';

/** The smallest layout with each of Next's features that the site's own layout uses. */
export default function FixtureLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang="en-IN" data-display-face="">
      <head>
        <style href="theme" precedence="next">
          {':root{--ground:white}'}
        </style>
      </head>
      <body>
        <title>Example Finance</title>
        {children}
      </body>
    </html>
  );
}
