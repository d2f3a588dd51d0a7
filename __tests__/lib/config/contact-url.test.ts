import { configurationWarnings } from '@/lib/config/configuration-warnings';
import { readConfiguration } from '@/lib/config/read-configuration';

const read = (url?: string) => readConfiguration({ NEXT_PUBLIC_CONTACT_URL: url });
const warned = (url?: string) =>
  configurationWarnings(read(url)).some((text) => text.includes('NEXT_PUBLIC_CONTACT_URL'));

describe('the URL that receives the form', () => {
  it.each([
    ['https://formspree.io/f/abcdwxyz', 'https://formspree.io/f/abcdwxyz'],
    ['https://api.company.example:8443/contact?site=1', undefined],
    ['https://company.example/', 'https://company.example'],
    [
      "https://formulare.müller.example:8443/f%20orm/größe?a='b'&c=$now",
      'https://formulare.xn--mller-kva.example:8443/f%20orm/gr%C3%B6%C3%9Fe?a=%27b%27&c=$now',
    ],
    ['http://localhost:3000/contact', undefined],
    ['http://127.0.0.1', undefined],
    ['  ', ''],
  ])('may be "%s"', (url, expected = url) => {
    expect(read(url).contactUrl).toBe(expected);
  });

  it.each([
    ['http://company.example/contact', 'begins with https://'],
    ['http://localhost.company.example', 'begins with https://'],
    ['http://company.example/?next=https://a.example', 'begins with https://'],
    ['http://company.example/?next=http://localhost', 'begins with https://'],
    ['https://company.example/contact#top', 'without a fragment'],
    ['https://user:secret@company.example', 'without a user name and password'],
    ['company.example', 'begins with https://'],
  ])('may not be "%s"', (url, allowed) => {
    expect(() => read(url)).toThrow(allowed);
  });

  it('warns that the form sends nothing, only while it is not set', () => {
    expect(warned()).toBe(true);
    expect(warned('https://company.example')).toBe(false);
  });
});
