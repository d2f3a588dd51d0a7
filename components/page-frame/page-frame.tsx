import type { ReactNode } from 'react';
import { Footer } from '@/components/footer/footer';
import { LanguageLinks } from '@/components/language-links/language-links';
import { TopBar } from '@/components/top-bar/top-bar';
import type { Site } from '@/lib/content/read-content';
import { MAIN_ID } from '@/lib/site/pages';
import './page-frame.css';

interface PageFrameProps extends Site {
  readonly path: string;
  readonly className?: string;
  /** The language of the text, if it is not that of the site. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** The top bar, main element and footer of every page except Home. */
export function PageFrame({ path, className = '', lang, children, ...site }: PageFrameProps) {
  return (
    <>
      <TopBar {...site}>
        <LanguageLinks {...site} path={path} />
      </TopBar>
      <main id={MAIN_ID} tabIndex={-1} className={`page-frame ${className}`.trim()} lang={lang}>
        {children}
      </main>
      <Footer {...site} />
    </>
  );
}
