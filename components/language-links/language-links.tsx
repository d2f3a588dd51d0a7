import type { Site } from '@/lib/content/read-content';
import { languageLinks } from '@/lib/site/translations';
import './language-links.css';

interface LanguageLinksProps extends Site {
  readonly path: string;
  /** The section with these links, such as `#contact`: they lead to the same one. */
  readonly fragment?: string;
}

/** This page in the other languages of the company (PRODUCT rule 52), if it has such sites. */
export function LanguageLinks({ path, fragment, ...site }: LanguageLinksProps) {
  const links = languageLinks(site, path, fragment);
  if (links.length === 0) return null;
  return (
    <nav className="language-links" aria-label={site.messages.page.languages}>
      <ul role="list">
        {links.map(({ locale, language, name, href }) => (
          <li key={locale} lang={language}>
            {href ? (
              <a href={href} hrefLang={locale}>
                {name}
              </a>
            ) : (
              <span aria-current="true">{name}</span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
