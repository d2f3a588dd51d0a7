import { SiteText } from '@/components/site-config/site-text';
import type { InterfaceStrings } from '@/lib/region/strings/interface-strings-type';
import { SECTION_IDS, sectionHref } from '@/lib/routes';
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
          <SiteText field="name" buildTimeValue={companyName} />
        </a>
      </div>
      <nav className={styles.navigation} aria-label={navigation.label}>
        {SECTION_IDS.map((id) => (
          <a key={id} href={sectionHref(id)}>
            {navigation[id]}
          </a>
        ))}
      </nav>
    </header>
  );
}
