import type { ReactNode } from 'react';
import { Island } from '@/components/islands/island';
import { SiteText } from '@/components/replaceable-text';
import type { Configuration } from '@/lib/config/read-configuration';
import { SECTION_IDS, sectionHref } from '@/lib/site/sections';
import './top-bar.css';

interface TopBarProps extends Configuration {
  /** What its style sheet places below the bar, whatever the height of the bar. */
  readonly children?: ReactNode;
}

/** The company's name and the three sections (PRODUCT rule 15). */
export function TopBar({ company, messages: { navigation }, children }: TopBarProps) {
  const { skip, ...messages } = navigation;
  return (
    <header className="top-bar">
      {SECTION_IDS.map((id) => (
        <a key={id} className="top-bar__skip visually-hidden" href={sectionHref(id)}>
          {skip}
        </a>
      ))}
      <div className="top-bar__name-box web-font">
        <a className="top-bar__name" href={sectionHref('home')}>
          <SiteText field="name" buildTimeValue={company.name} />
        </a>
      </div>
      <Island name="navigation" props={{ messages }} />
      {children}
    </header>
  );
}
