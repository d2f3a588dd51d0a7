import '@/components/main-action.css';
import { Picture } from '@/components/picture/picture';
import { SiteText } from '@/components/replaceable-text';
import type { PictureFiles } from '@/lib/region/copy-types';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { HOME_PATH } from '@/lib/site/routes';
import './not-found.css';

interface NotFoundProps {
  readonly companyName: string;
  readonly picture: PictureFiles;
  readonly messages: InterfaceMessages['notFound'];
}

/** The 404 page: whose site it is, a heading, a text and a way home. */
export function NotFound({ companyName, picture, messages }: NotFoundProps) {
  return (
    <main className="not-found">
      <p className="not-found__company web-font">
        <SiteText field="name" buildTimeValue={companyName} />
      </p>
      <div className="not-found__picture">
        <Picture picture={{ files: picture, alt: '' }} sizes="min(80vw, 40vh, 24rem)" eager />
      </div>
      <h1>{messages.title}</h1>
      <p>{messages.text}</p>
      {/* A plain link: the 404 page may be served anywhere, and needs no script to lead home. */}
      <a className="main-action web-font" href={HOME_PATH}>
        {messages.home}
      </a>
    </main>
  );
}
