import { ErrorBoundary } from '@/components/error-boundary';
import { SiteText } from '@/components/site-config/site-text';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings';
import { SECTION_IDS, sectionHref } from '@/lib/routes';
import { SectionLink } from './section-link';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly companyName: string;
  readonly navigation: InterfaceStrings['navigation'];
}

/** The company's name and the three sections (PRODUCT rule 15). */
export function TopBar({ companyName, navigation }: TopBarProps) {
  return (
    <header className={styles.bar}>
      {SECTION_IDS.map((id) => (
        <a key={id} className={styles.skip} href={sectionHref(id)} data-skip-to={id}>
          {navigation.skip}
        </a>
      ))}
      <div className={styles.nameBox}>
        <a className={styles.name} href={sectionHref('home')}>
          <ErrorBoundary fallback={companyName}>
            <SiteText field="name" buildTimeValue={companyName} />
          </ErrorBoundary>
        </a>
      </div>
      <nav className={styles.navigation} aria-label={navigation.label}>
        {SECTION_IDS.map((id, index) => (
          <ErrorBoundary key={id} fallback={<a href={sectionHref(id)}>{navigation[id]}</a>}>
            <SectionLink href={sectionHref(id)} index={index} label={navigation[id]} />
          </ErrorBoundary>
        ))}
      </nav>
    </header>
  );
}
