import '@/components/main-action.css';
import { Picture } from '@/components/picture/picture';
import { SiteText } from '@/components/replaceable-text';
import type { PictureFiles } from '@/lib/region/copy-types';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { HOME_PATH } from '@/lib/routes';
import './page-with-link-home.css';

interface PageWithLinkHomeProps {
  readonly companyName: string;
  readonly picture: PictureFiles;
  readonly messages: InterfaceMessages['notFound'];
}

/** A page of a few words: whose site it is, a heading, a text and a way home. The 404 page is one. */
export function PageWithLinkHome({ companyName, picture, messages }: PageWithLinkHomeProps) {
  return (
    <main className="page-with-link-home">
      <p className="page-with-link-home__company">
        <SiteText field="name" buildTimeValue={companyName} />
      </p>
      <div className="page-with-link-home__picture">
        <Picture picture={{ files: picture, alt: '' }} sizes="15rem" eager />
      </div>
      <h1>{messages.title}</h1>
      <p>{messages.text}</p>
      {/* A plain link: the 404 page may be served anywhere, and needs no script to lead home. */}
      <a className="main-action" href={HOME_PATH}>
        {messages.home}
      </a>
    </main>
  );
}
