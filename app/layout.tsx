import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DevelopmentLoader } from '@/components/development/loader';
import { configuration, isDevelopment } from '@/lib/config/configuration';
import { fontFaces } from '@/lib/fonts/font-faces';
import { WEB_FONT_ATTRIBUTE } from '@/lib/fonts/web-font-attribute';
import { webFonts } from '@/lib/fonts/web-fonts';
import { siteMetadata } from '@/lib/seo/page-metadata';
import { deriveTheme } from '@/lib/theme/derive-theme';
import { themeStylesheet } from '@/lib/theme/theme-stylesheet';
import './base.css';
import './visible-section.css';

const { locale, company, palette } = configuration;
const theme = deriveTheme(palette);

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

export default async function RootLayout({ children }: { readonly children: ReactNode }) {
  const { display, devanagari, amountWidths } = await webFonts();
  return (
    // In the export, the loader sets the attribute after the first paint.
    <html lang={locale} {...(isDevelopment && { [WEB_FONT_ATTRIBUTE]: '' })}>
      <head>
        {/* Next's own styles have the same precedence, so React merges both into one element. */}
        <style href="theme" precedence="next">
          {fontFaces(display, devanagari) +
            themeStylesheet(configuration, palette, company.name, amountWidths)}
        </style>
      </head>
      <body>
        {isDevelopment && <DevelopmentLoader />}
        {children}
      </body>
    </html>
  );
}
