import type { Metadata } from 'next';
import { AboutSection } from '@/components/about/about-section';
import { ContactSection } from '@/components/contact/contact-section';
import { HomeSection } from '@/components/home/home-section';
import { Island } from '@/components/islands/island';
import { TopBar } from '@/components/top-bar/top-bar';
import { configuration } from '@/lib/config/configuration';
import { HOME_PATH } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { jsonForScript, structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = pageMetadata(configuration, HOME_PATH);

/** The official site (PRODUCT rule 11): one page with three sections, which shows one at a time. */
export default function OfficialSite() {
  const { copy, messages, company, legal, contactUrl, contactFields } = configuration;
  const { incomplete, delivery } = messages.contact;
  const data = structuredData(configuration);
  return (
    <>
      <TopBar companyName={company.name} navigation={messages.navigation} />
      <main>
        <HomeSection {...configuration} />
        <AboutSection title={messages.navigation.about} copy={copy} />
        <ContactSection
          company={company}
          privacyUrl={legal.links.privacy}
          picture={copy.contactPicture}
          messages={messages}
          contactUrl={contactUrl}
          contactFields={contactFields}
        />
        {/* Outside the sections: a late toast is visible in each of them. */}
        <Island
          name="toaster"
          className="toasts"
          role="status"
          props={{ errors: [incomplete, delivery.failed, delivery.offline] }}
        />
      </main>
      {data && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForScript(data) }}
        />
      )}
    </>
  );
}
