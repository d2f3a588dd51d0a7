import '@/components/panel.css';
import '@/components/accent-panel.css';
import '@/components/picture/circle.css';
import '@/components/picture-panel.css';
import { CompanyIdentity } from '@/components/company-identity';
import { Prose } from '@/components/content/prose';
import { LanguageLinks } from '@/components/language-links/language-links';
import { BackgroundPicture } from '@/components/picture/background-picture';
import type { Site } from '@/lib/content/read-content';
import { HOME_PATH } from '@/lib/kit/urls';
import { sectionHref } from '@/lib/site/sections';
import './about-section.css';

/** About us (PRODUCT rule 19): its heading, who the company is, and its text once there is one. */
export function AboutSection(site: Site) {
  const {
    copy: { pictures },
    content: { about },
    messages,
  } = site;
  const title = messages.navigation.about;
  return (
    <section id="about" tabIndex={-1} className="about-section" aria-label={title}>
      <LanguageLinks {...site} path={HOME_PATH} fragment={sectionHref('about')} />
      <div className="panel accent-panel picture-panel">
        <div className="picture-panel__text">
          <h1 lang={about?.heading ? about.lang : undefined}>{about?.heading || title}</h1>
          {about && <Prose html={about.html} lang={about.lang} />}
          <CompanyIdentity {...site} />
        </div>
        <div className="circle picture-panel__picture">
          <BackgroundPicture
            name="about-picture"
            files={pictures.about}
            alt={about?.picture?.alt}
          />
        </div>
      </div>
    </section>
  );
}
