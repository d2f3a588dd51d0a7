import type { Metadata } from 'next';
import { AboutSection } from '@/components/about/about-section';
import { ContactSection } from '@/components/contact/contact-section';
import { HomeSection } from '@/components/home/home-section';
import { Island } from '@/components/islands/island';
import { LanguageLinks } from '@/components/language-links/language-links';
import { TopBar } from '@/components/top-bar/top-bar';
import { thisBuild } from '@/lib/build/this-build';
import { HOME_PATH } from '@/lib/kit/urls';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { jsonForScript, structuredData } from '@/lib/seo/structured-data';
import { SECTION_IDS, sectionHref } from '@/lib/site/sections';

export const generateMetadata = async (): Promise<Metadata> =>
  pageMetadata(await thisBuild.site(), HOME_PATH, await thisBuild.iconsAndManifest());

/** The official site (PRODUCT rule 11): one page with three sections, which shows one at a time. */
export default async function OfficialSite() {
  const site = await thisBuild.site();
  const data = structuredData(site);
  return (
    <>
      {/* Chromium paints nothing until it has parsed the start of Home. Otherwise it would paint
          the top bar alone, because the parser pauses after the loader. */}
      <link rel="expect" href={sectionHref('home')} blocking="render" />
      <TopBar
        {...site}
        navigation={<Island name="navigation" props={{ messages: site.messages.navigation }} />}
      >
        {/* Outside the sections: a late toast is visible in each of them. */}
        <Island name="toaster" className="toasts" role="status" props={{}} />
        {SECTION_IDS.map((id) => (
          <LanguageLinks key={id} {...site} path={HOME_PATH} section={id} />
        ))}
      </TopBar>
      <main>
        <HomeSection {...site} />
        <AboutSection {...site} />
        <ContactSection {...site} />
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
