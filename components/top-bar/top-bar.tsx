import type { ReactNode } from 'react';
import { SiteText } from '@/components/replaceable-text';
import { COMPANY_FIELD_ATTRIBUTE } from '@/lib/config/company';
import type { Site } from '@/lib/content/read-content';
import { HOME_PATH } from '@/lib/kit/urls';
import { MAIN_ID } from '@/lib/site/pages';
import { SECTION_IDS, sectionHref } from '@/lib/site/sections';
import { versionsInRegion } from '@/lib/site/translations';
import './top-bar.css';

interface TopBarProps extends Site {
  /** The navigation of Home. On other pages, the links lead to Home and need no script. */
  readonly navigation?: ReactNode;
  /** The languages, and what is positioned below the bar (the toasts). */
  readonly children?: ReactNode;
}

/** The company's name or its logo, and the three sections (PRODUCT rule 15). */
export function TopBar({ navigation, children, ...site }: TopBarProps) {
  const { company, logo, messages } = site;
  const { skip, label, ...names } = messages.navigation;
  const home = navigation ? '' : HOME_PATH;
  const languages = versionsInRegion(site, HOME_PATH).length;
  return (
    <header className="top-bar" data-languages={languages > 1 ? languages : undefined}>
      {(navigation ? SECTION_IDS : [MAIN_ID]).map((id) => (
        <a key={id} className="top-bar__skip visually-hidden" href={`#${id}`}>
          {skip}
        </a>
      ))}
      <div className="top-bar__name-box web-font">
        <a className="top-bar__name" href={home + sectionHref('home')}>
          {logo ? (
            // eslint-disable-next-line @next/next/no-img-element -- The export has no image server.
            <img
              className="top-bar__logo"
              src={logo.url}
              width={logo.width}
              height={logo.height}
              alt={company.name}
              {...{ [COMPANY_FIELD_ATTRIBUTE]: 'name' }}
            />
          ) : (
            <SiteText field="name" company={company} />
          )}
        </a>
      </div>
      {navigation ?? (
        <nav className="top-bar__navigation" aria-label={label}>
          {SECTION_IDS.map((id) => (
            <a key={id} href={HOME_PATH + sectionHref(id)}>
              {names[id]}
            </a>
          ))}
        </nav>
      )}
      {children}
    </header>
  );
}
