import type { Site } from '@/lib/content/read-content';
import { languages } from '@/lib/region/languages';
import { sectionHref, type SectionId } from '@/lib/site/sections';
import { versionsInRegion } from '@/lib/site/translations';
import './language-links.css';

interface LanguageLinksProps extends Site {
  readonly path: string;
  /** The section of Home that has these links: they lead to the same one, and are shown with it. */
  readonly section?: SectionId;
}

/**
 * This page in the other languages of the company, if it has such sites (PRODUCT rule 53). They are
 * in the top bar, where a visitor who cannot read the page looks first, and before the target of the
 * skip link (WCAG 2.4.1).
 */
export function LanguageLinks({ path, section = 'home', ...site }: LanguageLinksProps) {
  const versions = versionsInRegion(site, path);
  if (versions.length < 2) return null;
  const fragment = section === 'home' ? '' : sectionHref(section);
  return (
    <div className="language-links" data-shown-with={section}>
      <ul role="list" aria-label={site.messages.page.languages}>
        {versions.map(({ locale, language, isTranslated, url }) => {
          const { name } = languages[language];
          return (
            <li key={locale} lang={language}>
              {locale === site.locale ? (
                <span aria-current="true">{name}</span>
              ) : (
                <a href={isTranslated ? url + fragment : url} hrefLang={locale}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
