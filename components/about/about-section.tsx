import '@/components/panel.css';
import '@/components/accent-panel.css';
import '@/components/picture/circle.css';
import '@/components/picture-panel.css';
import { CompanyIdentity } from '@/components/company-identity';
import { Prose } from '@/components/content/prose';
import { BackgroundPicture } from '@/components/picture/background-picture';
import { Section } from '@/components/section';
import type { Site } from '@/lib/content/read-content';
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
    <Section id="about" site={site} className="about-section" data-written={Boolean(about)}>
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
    </Section>
  );
}
