import { readConfiguration } from '@/lib/config/read-configuration';
import { copies } from '@/lib/region/variants';
import { PAGES } from '@/lib/routes';
import { alternateLanguages, pageMetadata, siteMetadata } from '@/lib/seo/page-metadata';

const metadataOf = (settings: Record<string, string>) =>
  pageMetadata(readConfiguration({ NEXT_PUBLIC_REGION: '1', ...settings }), '/');

describe('what search engines and shared links show', () => {
  it('is without anything that has to be absolute while the site has no address', () => {
    const metadata = metadataOf({ NEXT_PUBLIC_OTHER_REGION_URL: 'en-ID=https://id.example' });
    expect(metadata.alternates).toBeUndefined();
    expect(metadata.openGraph?.images).toBeUndefined();
    expect(metadata.openGraph?.title).toBe('Example Finance');
  });

  it('names every variant, this one included, and English as the default', () => {
    const settings = {
      NEXT_PUBLIC_HTTP_URL: 'https://in.example',
      NEXT_PUBLIC_OTHER_REGION_URL: 'en-ID=https://id.example',
    };
    expect(metadataOf(settings).alternates?.languages).toEqual({
      'en-IN': '/',
      'en-ID': 'https://id.example',
      'x-default': '/',
    });
  });

  it('names the same default in every variant of a company', () => {
    const settings = {
      NEXT_PUBLIC_HTTP_URL: 'https://hi.example',
      NEXT_PUBLIC_LANGUAGE: 'hi',
      NEXT_PUBLIC_OTHER_REGION_URL: 'id-ID=https://id.example, en-IN=https://in.example',
    };
    expect(metadataOf(settings).alternates?.languages).toEqual({
      'hi-IN': '/',
      'id-ID': 'https://id.example',
      'en-IN': 'https://in.example',
      'x-default': 'https://in.example',
    });
  });

  it('takes the English variant that the company has for the default', () => {
    const settings = {
      NEXT_PUBLIC_REGION: '2',
      NEXT_PUBLIC_HTTP_URL: 'https://en.example',
      NEXT_PUBLIC_OTHER_REGION_URL: 'id-ID=https://id.example',
    };
    expect(metadataOf(settings).alternates?.languages).toEqual({
      'en-ID': '/',
      'id-ID': 'https://id.example',
      'x-default': '/',
    });
  });

  it('names the same page of every variant, also if the URL of a variant has a path', () => {
    const configuration = readConfiguration({
      NEXT_PUBLIC_REGION: '1',
      NEXT_PUBLIC_OTHER_REGION_URL: 'en-ID=https://id.example, id-ID=https://a.example/id/',
    });
    expect(alternateLanguages(configuration, '/aboutUs').languages).toEqual({
      'en-IN': '/aboutUs',
      'en-ID': 'https://id.example/aboutUs',
      'id-ID': 'https://a.example/id/aboutUs',
      'x-default': '/aboutUs',
    });
  });

  it('names no default without an English variant', () => {
    const settings = {
      NEXT_PUBLIC_HTTP_URL: 'https://hi.example',
      NEXT_PUBLIC_LANGUAGE: 'hi',
      NEXT_PUBLIC_OTHER_REGION_URL: 'id-ID=https://id.example',
    };
    expect(metadataOf(settings).alternates?.languages).toEqual({
      'hi-IN': '/',
      'id-ID': 'https://id.example',
    });
  });
});

test.each(PAGES)('search engines may list $path: $indexed', ({ path, indexed }) => {
  const { robots } = pageMetadata(readConfiguration({}), path);
  expect(robots).toEqual(indexed ? undefined : { index: false, follow: false });
});

describe('every page', () => {
  it("has the company's name as its title, and the region's description and icons (PRODUCT rule 8)", () => {
    expect(siteMetadata(readConfiguration({ NEXT_PUBLIC_REGION: '1' }))).toEqual({
      title: 'Example Finance',
      description: copies.india.en.description,
      icons: {
        // Chromium chooses the last icon that it can show.
        icon: [
          { url: '/app-icons/apple-touch-icon.png', sizes: '180x180', type: 'image/png' },
          { url: '/app-icons/icon.svg', type: 'image/svg+xml' },
        ],
        apple: '/app-icons/apple-touch-icon.png',
      },
      formatDetection: { telephone: false, email: false, address: false },
    });
  });

  it('resolves its addresses against that of the site once it has one', () => {
    expect(
      siteMetadata(readConfiguration({ NEXT_PUBLIC_HTTP_URL: 'https://in.example' })).metadataBase,
    ).toEqual(new URL('https://in.example'));
  });
});

describe('the card of a shared link', () => {
  const { description } = copies.india.en;
  const card = { title: 'Acme', description };

  it('is one of words while the site has no address', () => {
    expect(metadataOf({ NEXT_PUBLIC_COM_NAME: 'Acme' })).toEqual({
      description,
      openGraph: { type: 'website', ...card },
      twitter: { card: 'summary', ...card },
    });
  });

  it('shows the picture of the region once it has one', () => {
    const images = [{ url: '/app-icons/open-graph.png', width: 1200, height: 630, alt: 'Acme' }];
    expect(
      metadataOf({ NEXT_PUBLIC_COM_NAME: 'Acme', NEXT_PUBLIC_HTTP_URL: 'https://in.example' }),
    ).toEqual({
      description,
      alternates: { canonical: '/' },
      openGraph: { type: 'website', url: '/', siteName: 'Acme', locale: 'en_IN', ...card, images },
      twitter: { card: 'summary_large_image', ...card, images },
    });
  });
});
