import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { SiteText } from '@/components/replaceable-text';
import type { Configuration } from '@/lib/config/read-configuration';
import { HOME_PATH } from '@/lib/site/routes';
import { SECTION_IDS, sectionHref } from '@/lib/site/sections';
import './top-bar.css';

/** Where the skip link of a page without sections leads. */
export const MAIN_ID = 'main';

interface TopBarProps extends Configuration {
  readonly isHome: boolean;
  /** Content that is positioned below the bar (the toasts). */
  readonly children?: ReactNode;
}

/**
 * The company's name and the three sections (PRODUCT rule 15). On another page than Home its links
 * lead there, and need no script.
 */
export function TopBar({ company, messages: { navigation }, isHome, children }: TopBarProps) {
  const { skip, ...messages } = navigation;
  const home = isHome ? '' : HOME_PATH;
  return (
    <header className="top-bar">
      {(isHome ? SECTION_IDS : [MAIN_ID]).map((id) => (
        <a key={id} className="top-bar__skip visually-hidden" href={`#${id}`}>
          {skip}
        </a>
      ))}
      <div className="top-bar__name-box web-font">
        <a className="top-bar__name" href={home + sectionHref('home')}>
          <SiteText field="name" company={company} />
        </a>
      </div>
      {isHome ? (
        <Island name="navigation" props={{ messages }} />
      ) : (
        <nav className="top-bar__navigation" aria-label={messages.label}>
          {SECTION_IDS.map((id) => (
            <a key={id} href={HOME_PATH + sectionHref(id)}>
              {messages[id]}
            </a>
          ))}
        </nav>
      )}
      {children}
    </header>
  );
}
