import '@/components/panel.css';
import '@/components/accent-panel.css';
import '@/components/disclosure.css';
import '@/components/picture/circle.css';
import { PageFrame } from '@/components/page-frame/page-frame';
import { Picture } from '@/components/picture/picture';
import type { ContentPage as Page, Site } from '@/lib/content/read-content';
import { formatMessage } from '@/lib/kit/messages';
import { formatDay } from '@/lib/region/formats';
import { languages } from '@/lib/region/languages';
import { localeOf } from '@/lib/region/variants';
import { LIST_NAME_ID } from '@/lib/site/pages';
import './content-page.css';
import { Prose } from './prose';

/** From this number of headings on, a page has a list of them. */
const HEADINGS_WITH_LIST = 4;

interface ContentPageProps extends Site {
  readonly page: Page;
}

/** A page that the company wrote (PRODUCT rule 47), in the language of its text. */
export function ContentPage({ page, ...site }: ContentPageProps) {
  const { lang, heading, updated, headings } = page;
  const language = lang ?? site.language;
  const messages = languages[language].messages.interface.page;
  const locale = localeOf(site.region, language);
  const listed = headings.filter(({ depth }) => depth < 4);
  return (
    <PageFrame {...site} path={page.path} className="content-page" lang={lang}>
      <div className="panel accent-panel content-page__head">
        <h1>{heading}</h1>
        {updated && (
          <p>
            <time dateTime={updated}>
              {formatMessage(messages.updated, language, { date: formatDay(updated, locale) })}
            </time>
          </p>
        )}
        <div className="circle content-page__picture">
          <Picture picture={{ files: site.copy.pictures.contact, alt: '' }} sizes="12rem" />
        </div>
      </div>
      {listed.length >= HEADINGS_WITH_LIST && (
        <nav className="panel content-page__headings" aria-labelledby={LIST_NAME_ID}>
          <p id={LIST_NAME_ID}>{messages.headings}</p>
          {/* On a phone it opens and closes the list, which is not in it: a wide page shows it. */}
          <details className="disclosure">
            <summary>{messages.headings}</summary>
          </details>
          <ol role="list">
            {listed.map(({ id, text, depth }) => (
              <li key={id} data-depth={depth}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Prose html={page.html} />
    </PageFrame>
  );
}
