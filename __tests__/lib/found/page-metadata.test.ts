import { readConfiguration } from '@/lib/config/configuration';
import { homeMetadata } from '@/lib/found/page-metadata';

const metadataOf = (settings: Record<string, string>) => homeMetadata(readConfiguration({ NEXT_PUBLIC_REGION: '1', ...settings }));

describe('what search engines and shared links show', () => {
  it('is without anything that has to be absolute while the site has no address', () => {
    const metadata = metadataOf({ NEXT_PUBLIC_OTHER_REGION_URL: 'https://id.example' });
    expect(metadata.alternates).toBeUndefined();
    expect(metadata.openGraph?.images).toBeUndefined();
    expect(metadata.openGraph?.title).toBe('Example Finance');
  });

  it("has a canonical address and the region's picture once it has one", () => {
    const metadata = metadataOf({ NEXT_PUBLIC_HTTP_URL: 'https://in.example' });
    expect(metadata.alternates).toEqual({ canonical: '/' });
    expect(metadata.openGraph?.images).toEqual([expect.objectContaining({ url: '/icons/india/share.png', width: 1200, height: 630 })]);
    expect(metadata.twitter).toMatchObject({ card: 'summary_large_image' });
  });

  it("leads to the other region when its address is configured, and names itself beside it", () => {
    const settings = { NEXT_PUBLIC_HTTP_URL: 'https://in.example', NEXT_PUBLIC_OTHER_REGION_URL: 'https://id.example' };
    expect(metadataOf(settings).alternates?.languages).toEqual({ 'en-IN': '/', 'en-ID': 'https://id.example' });
  });
});
