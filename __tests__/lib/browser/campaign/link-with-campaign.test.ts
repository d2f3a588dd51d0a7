import { campaignOf, withCampaign } from '@/lib/browser/campaign/link-with-campaign';
import { campaignParametersOf } from '@/lib/config/app-stores';

const PLAY = 'https://play.google.com/store/apps/details?id=example.loans&hl=hi';
const linkFor = (appUrl: string, search: string) =>
  withCampaign(appUrl, campaignOf(search), campaignParametersOf(appUrl));
const referrerOf = (link: string) => new URL(link).searchParams.get('referrer');

test('Google Play gets the whole campaign as one encoded referrer, and nothing else', () => {
  const link = linkFor(PLAY, '?utm_source=ads&page=2&utm_campaign=Diwali%20%26%20more&gclid=Cj0');

  expect(link).toBe(
    `${PLAY}&referrer=utm_source%3Dads%26utm_campaign%3DDiwali%2B%2526%2Bmore%26gclid%3DCj0`,
  );
  expect(referrerOf(link)).toBe('utm_source=ads&utm_campaign=Diwali+%26+more&gclid=Cj0');
});

test.each([
  ['https://company.example/get', 'https://company.example/get?utm_source=a&gclid=b'],
  [
    "https://company.example/?a='b'&utm_source=own#/get",
    'https://company.example/?a=%27b%27&utm_source=own&gclid=b#/get',
  ],
])('the URL %s gets it as parameters, and keeps what it has', (appUrl, expected) => {
  expect(linkFor(appUrl, '?utm_source=a&gclid=b')).toBe(expected);
});

test('a link with a referrer of its own, and a visit without a campaign, change nothing', () => {
  const own = `${PLAY}&referrer=own`;
  expect(linkFor(own, '?utm_source=a')).toBe(own);
  for (const search of ['', '?', '?q=utm_source', '?utm_=1&xutm_source=2&gclid2=4&amp;q=5'])
    expect(linkFor(`${PLAY}&a='b'`, search)).toBe(`${PLAY}&a='b'`);
});

test('a value stays data, also with parameters of its own', () => {
  const value = '"><script>\0&id=other.app&referrer=x#y';
  const link = linkFor(PLAY, `?utm_source=${encodeURIComponent(value)}&utm_source=b`);

  expect(new URL(link).searchParams.getAll('id')).toEqual(['example.loans']);
  expect(new URLSearchParams(referrerOf(link) ?? '').getAll('utm_source')).toEqual([value, 'b']);
  expect(link).not.toMatch(/[<>"\0#]/);
});

test.each([
  ['https://apps.apple.com/id/app/id1', `?ct=${'ü'.repeat(40)}`],
  ['https://itunes.apple.com/app/id1?pt=9&mt=8', `?pt=9&mt=8&ct=${'ü'.repeat(40)}`],
  ['https://apps.apple.com/app/id1?ct=own', '?ct=own'],
])(
  'the App Store gets the name of the campaign as "ct", up to 40 characters: %s',
  (appUrl, query) => {
    const link = linkFor(appUrl, `?utm_source=a&utm_campaign=${'ü'.repeat(50)}&gclid=b`);
    expect(decodeURIComponent(new URL(link).search)).toBe(query);
    expect(linkFor(appUrl, '?utm_source=a')).toBe(appUrl);
  },
);

test('the App Store gets no half of an emoji', () => {
  const search = `?utm_campaign=${encodeURIComponent(`${'x'.repeat(39)}🪔 Diwali`)}`;

  expect(linkFor('https://apps.apple.com/app/id1', search)).toMatch(/\?ct=x{39}$/);
});

test('AppsFlyer gets the source as "pid" and the name of the campaign as "c", and keeps its own', () => {
  const link = 'https://company.onelink.me/abcd';
  const search = '?utm_source=ads&utm_campaign=Diwali&gclid=1';
  const all = 'utm_source=ads&utm_campaign=Diwali&gclid=1&pid=ads&c=Diwali';

  expect(linkFor(link, search)).toBe(`${link}?${all}`);
  expect(linkFor(`${link}?pid=own`, search)).toBe(`${link}?pid=own&${all.replace('&pid=ads', '')}`);
  expect(linkFor(link, '?gclid=1')).toBe(`${link}?gclid=1`);
});

test.each([
  ['?gbraid=1&wbraid=2&fbclid=4', 'gbraid=1&wbraid=2&fbclid=4'],
  ['?UTM_Source=x&GCLID=1&msclkid=2', 'utm_source=x&gclid=1&msclkid=2'],
  ['?amp;utm_source=x&amp%3Butm_medium=y&%20utm_term=z', 'utm_source=x&utm_medium=y&utm_term=z'],
  ['?&amp;utm_source=x&amp;amp;utm_medium=y', 'utm_source=x&utm_medium=y'],
  ['?page=2?utm_source=x&utm_term=a+loan?', 'utm_source=x&utm_term=a+loan%3F'],
])('a mailer or an ad network may write the campaign as %s', (search, campaign) => {
  expect(String(campaignOf(search))).toBe(campaign);
});
