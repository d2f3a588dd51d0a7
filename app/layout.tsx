import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { Island } from '@/components/island';
import { SiteTitle } from '@/components/site-config/site-title';
import { configuration } from '@/lib/config/environment';
import { siteMetadata } from '@/lib/found/page-metadata';
import { displayFaceStylesheet, themeStylesheet } from '@/lib/theme/stylesheet';
import { deriveTheme } from '@/lib/theme/theme';
import { DISPLAY_FACE_ATTRIBUTE } from '@/lib/type/display-face';
import './base.css';
import './sections.css';

const { region, copy, siteConfig, environment } = configuration;
const theme = deriveTheme(environment);

export const metadata: Metadata = siteMetadata(configuration);

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: theme.light.ground },
    { media: '(prefers-color-scheme: dark)', color: theme.dark.ground },
  ],
};

export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return (
    <html lang={copy.language}>
      <head>
        <style dangerouslySetInnerHTML={{ __html: themeStylesheet(copy, environment) }} />
        <style {...{ [DISPLAY_FACE_ATTRIBUTE]: '' }} dangerouslySetInnerHTML={{ __html: displayFaceStylesheet(region) }} />
      </head>
      <body>
        <Island fallback={<title>{siteConfig.comName}</title>}>
          <SiteTitle built={siteConfig.comName} />
        </Island>
        {children}
      </body>
    </html>
  );
}
