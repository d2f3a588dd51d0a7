import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { InitPageOnMount } from '@/components/init-page-on-mount';
import { thisBuild } from '@/lib/build/this-build';
import { configuration, isDevelopment } from '@/lib/config/configuration';
import { fontStylesheet } from '@/lib/fonts/font-stylesheet';
import { siteMetadata } from '@/lib/seo/page-metadata';
import { deriveTheme } from '@/lib/theme/derive-theme';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';
import './fonts-and-sizes.css';
import './base.css';
import './visible-section.css';

const { locale, company, palette, offlineCache, readsCampaign, eventsUrl } = configuration;
const theme = deriveTheme(palette);

export const generateMetadata = async (): Promise<Metadata> =>
  siteMetadata(configuration, await thisBuild.iconsAndManifest());

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: theme.light.background },
    { media: '(prefers-color-scheme: dark)', color: theme.dark.background },
  ],
};

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const fonts = await thisBuild.fonts();
  const { manifest } = await thisBuild.iconsAndManifest();
  return (
    // Scripts add attributes before React hydrates the page.
    <html lang={locale} suppressHydrationWarning>
      <head>
        {/* The loader of the finished export does the same. */}
        <script
          dangerouslySetInnerHTML={{ __html: "document.documentElement.dataset.scripting=''" }}
        />
        {/* With credentials, so that it also loads behind a password. */}
        <link rel="manifest" href={manifest.url} crossOrigin="use-credentials" />
        {/* Next's own styles have the same precedence, so React merges both into one element. */}
        <style href="theme" precedence="next">
          {fontStylesheet(fonts) + themeStylesheet(palette, company.name, fonts.amountWidths)}
        </style>
      </head>
      <body>
        <InitPageOnMount
          offlineCache={offlineCache && !isDevelopment}
          readsCampaign={readsCampaign}
          eventsUrl={eventsUrl}
        />
        {children}
      </body>
    </html>
  );
}
