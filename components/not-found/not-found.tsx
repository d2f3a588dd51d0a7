import '@/components/accent-panel.css';
import '@/components/primary-button.css';
import '@/components/panel.css';
import '@/components/picture-panel.css';
import '@/components/picture/circle.css';
import { PageFrame } from '@/components/page-frame/page-frame';
import { Picture } from '@/components/picture/picture';
import type { Site } from '@/lib/content/read-content';
import { HOME_PATH, NOT_FOUND_PATH } from '@/lib/kit/urls';

/** The 404 page: whose site it is, a heading, a text and a way home (PRODUCT rule 13). */
export function NotFound(site: Site) {
  const { copy, messages } = site;
  return (
    <PageFrame {...site} path={NOT_FOUND_PATH}>
      <div className="panel accent-panel picture-panel">
        <div className="picture-panel__text">
          <h1>{messages.notFound.title}</h1>
          <p>{messages.notFound.text}</p>
          {/* A plain link: the 404 page may be served anywhere, and needs no script to lead home. */}
          <a className="primary-button web-font" href={HOME_PATH}>
            {messages.notFound.home}
          </a>
        </div>
        <div className="circle picture-panel__picture">
          <Picture
            picture={{ files: copy.pictures['not-found'], alt: '' }}
            sizes="(min-width: 30rem) 24rem, 80vw"
            eager
          />
        </div>
      </div>
    </PageFrame>
  );
}
