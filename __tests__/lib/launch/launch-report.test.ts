import { readConfiguration } from '@/lib/config/read-configuration';
import { VARIABLES } from '@/lib/config/schema';
import { isRequired, launchReport } from '@/lib/launch/launch-report';
import { REQUIREMENTS } from '@/lib/launch/requirements';
import { REGIONS, regions } from '@/lib/region/regions';
import { EXAMPLES } from '../../env-example';

function reportOf(
  settings: Record<string, string | undefined>,
  pages: readonly string[] = [],
  examples: Record<string, string | undefined> = EXAMPLES,
) {
  return launchReport(readConfiguration(settings), (name) => pages.includes(name), examples);
}

/** What the report of India says about each fact or page. */
const lacksOf = (settings: Record<string, string>, pages?: readonly string[]) =>
  reportOf({ NEXT_PUBLIC_REGION: '1', ...settings }, pages).map((line) => line.split(' – ')[0]);

test.each(REGIONS)('the example company of %s lacks each fact and page once', (region) => {
  const report = reportOf({ NEXT_PUBLIC_REGION: regions[region].flag });

  expect(report.map((line) => line.split(': ')[0])).toEqual([
    ...REQUIREMENTS[region].map(([what]) => what),
    ...(region === 'indonesia' ? ['product information in Bahasa Indonesia'] : []),
  ]);
  expect(new Set(report).size).toBe(report.length);
  const variables = report.join().match(/NEXT_PUBLIC_\w+/g) ?? [];
  expect(variables.filter((one) => !VARIABLES.includes(one))).toEqual([]);
  expect(variables).toHaveLength(new Set(variables).size);
});

test('a line names the fact, the variables that provide it, who requires it, the legal text and the confidence', () => {
  const report = reportOf({ NEXT_PUBLIC_REGION: '1' });

  expect(report).toContain(
    'CIN: NEXT_PUBLIC_CIN – any company, Companies (Incorporation) Rules 2014, rule 26(1)',
  );
  expect(report).toContain(
    'terms: NEXT_PUBLIC_TERMS_URL or content/india/terms.en.md – regulated lender and its service providers, RBI digital lending rules, medium confidence',
  );
});

test.each(REGIONS)(
  'a company of %s with all settings of its own and all pages lacks nothing',
  (region) => {
    const pages = [
      ...['fairPracticesCode', 'serviceProviders'],
      ...['interestRatePolicy', 'grievanceRedressal', 'accessibility'],
    ];
    // The examples are a calculator for India.
    const settings = Object.entries({
      ...EXAMPLES,
      NEXT_PUBLIC_REGION: regions[region].flag,
    }).filter(([variable]) => region === 'india' || !/_CALCULATOR_/.test(variable));
    const own = settings.map(([variable, value]) => [
      variable,
      value.replaceAll('.example', '.co.in').replaceAll('localhost', 'kiran.co.id'),
    ]);

    expect(
      reportOf(
        {
          ...Object.fromEntries(own),
          NEXT_PUBLIC_OTHER_REGION_URL: region === 'indonesia' ? 'id-ID=https://kiran.co.id' : '',
          NEXT_PUBLIC_STAGING: '',
        },
        pages,
        {},
      ),
    ).toEqual([]);
  },
);

test('values of .env.example and URLs that lead nowhere are no facts, wherever they are', () => {
  const settings = {
    NEXT_PUBLIC_CIN: EXAMPLES['NEXT_PUBLIC_CIN'],
    NEXT_PUBLIC_COMPLAINTS_NAME: EXAMPLES['NEXT_PUBLIC_COMPLAINTS_NAME'],
    NEXT_PUBLIC_HTTP_URL: 'http://localhost:4000',
    NEXT_PUBLIC_EMAIL: 'care@kiran.example',
    NEXT_PUBLIC_LENDER_URL: 'https://bank.co.in | https://example.com/lender',
    // A company may have the same terms and hours.
    NEXT_PUBLIC_TERM_IN_DAYS: EXAMPLES['NEXT_PUBLIC_TERM_IN_DAYS'],
    NEXT_PUBLIC_HOURS: EXAMPLES['NEXT_PUBLIC_HOURS'],
    NEXT_PUBLIC_PHONE: '+91 22 5550 0199',
  };
  const madeUp = reportOf({ NEXT_PUBLIC_REGION: '1', ...settings }).filter((line) =>
    line.startsWith('own value'),
  );

  expect(madeUp.map((line) => line.split(' – ')[0])).toEqual([
    'own value: NEXT_PUBLIC_HTTP_URL has http://localhost:4000',
    'own value: NEXT_PUBLIC_EMAIL has care@kiran.example',
    'own value: NEXT_PUBLIC_CIN has U00000XX0000XXX000000',
    'own value: NEXT_PUBLIC_LENDER_URL has https://bank.co.in | https://example.com/lender',
    'own value: NEXT_PUBLIC_COMPLAINTS_NAME has A. Example, Grievance Redressal Officer',
  ]);
});

test('a content page satisfies the requirement in place of its variable', () => {
  const lacks = lacksOf({}, ['privacyPolicy', 'terms', 'fairPracticesCode']).join();

  expect(lacks).not.toMatch(/privacy|terms|fair/);
  expect(lacks).toContain('content/india/serviceProviders.en.md');
});

test('a service provider names its lenders with their sites, and needs no page of a lender', () => {
  const withoutSite = lacksOf({ NEXT_PUBLIC_LENDER: 'A Bank' }).join();
  expect(withoutSite).toContain('sites: NEXT_PUBLIC_NBFC or NEXT_PUBLIC_LENDER_URL');
  expect(withoutSite).not.toMatch(/fairPracticesCode|serviceProviders/);

  expect(lacksOf({ NEXT_PUBLIC_NBFC: 'N-00' }).join()).toMatch(/^(?!.*lenders).*fairPracticesCode/);
});

test.each([
  [{ NEXT_PUBLIC_MAX_APR: '36% (all fees)' }, null],
  [
    { NEXT_PUBLIC_MAX_APR: '24% to 36,5% a year' },
    'APR of at most 36%: NEXT_PUBLIC_MAX_APR has 36.5%',
  ],
  [{ NEXT_PUBLIC_TERM_IN_DAYS: '61 to 1,095' }, null],
  [
    { NEXT_PUBLIC_TERM_IN_DAYS: '7–60' },
    'term of 61 days or longer: NEXT_PUBLIC_TERM_IN_DAYS has 7',
  ],
])('stores refuse some terms: %j', (settings, line) => {
  const last = lacksOf(settings).findLast((one) => /(?:APR|61.*TERM_IN_DAYS) has/.test(one ?? ''));

  expect(last ?? null).toBe(line);
});

test.each([
  ['TERM_IN_DAYS', '91 to 365 (1 year)', null],
  ['TERM_IN_DAYS', '3 to 12 months', null],
  ['TERM_IN_DAYS', '91 days to 1 year', null],
  ['TERM_IN_DAYS', '91 to 365, in 3 instalments', null],
  ['TERM_IN_DAYS', '3~12 mths, from 3 up to 18 months', null],
  ['TERM_IN_DAYS', '0.1 years', 37],
  ['TERM_IN_DAYS', '2–12 months', 60],
  ['TERM_IN_DAYS', '1 week to 1 year', 7],
  ['TERM_IN_DAYS', '30 calendar days', 30],
  ['TERM_IN_DAYS', '१५ दिन से 1 साल', 15],
  ['MAX_APR', '36% (from 1 April 2026)', null],
  ['MAX_APR', '24 to 36 per cent from 1 April 2026', null],
  ['MAX_APR', 'Thirty-six (36%)', null],
  ['MAX_APR', 'APR of 36 as of 2026', null],
  ['MAX_APR', '1,200%', 1200],
  ['MAX_APR', '1,20,000.5%', 120000.5],
  ['MAX_APR', '24–48%', 48],
  ['MAX_APR', '40', 40],
])('a limit of stores reads the numbers of %s %j that are terms or rates', (name, value, read) => {
  const lacks = lacksOf({ [`NEXT_PUBLIC_${name}`]: value });
  const found = new Set(lacks.map((line) => / has ([\d.]+)/.exec(line ?? '')?.[1]).filter(Boolean));

  expect([...found]).toEqual(read === null ? [] : [String(read)]);
});

test.each([
  ['en', '2 to 12 months', '24% to 48%'],
  ['hi', '2 महीने से 1 साल', '24 से 48 प्रतिशत'],
  ['mr', '2 ते 12 महिने', '24 ते 48 टक्के'],
  ['bn', '2 থেকে 12 মাস', '24 থেকে 48 শতাংশ'],
  ['te', '2 నుండి 12 నెలలు', '24 నుంచి 48 శాతం'],
  ['ta', '2 முதல் 12 மாதங்கள்', '24 முதல் 48 சதவீதம்'],
  ['gu', '2 થી 12 મહિના', '24 થી 48 ટકા'],
  ['kn', '2 ರಿಂದ 12 ತಿಂಗಳು', '24 ಅಥವಾ 48 ಶೇಕಡಾ'],
  ['id', '2 sampai 12 bulan', '24 s.d. 48 persen'],
])('a limit of stores reads terms and rates in the language %s: %s, %s', (language, term, rate) => {
  const found = lacksOf({
    NEXT_PUBLIC_REGION: language === 'id' ? '2' : '1',
    NEXT_PUBLIC_LANGUAGE: language,
    NEXT_PUBLIC_TERM_IN_DAYS: `${term}, 9 EMI`,
    NEXT_PUBLIC_MAX_APR: `${rate}, 2026`,
  }).flatMap((line) => / has ([\d.]+)/.exec(line ?? '')?.[1] ?? []);

  expect([...new Set(found)]).toEqual(['48', '60']);
});

test.each([
  ['1', '24%', '3', '36%', /36%: the calculator reaches 38\.83%/],
  ['1', '24%', '12', '36%', null],
  // The page would contradict itself.
  ['1', '24%', '12', '25%', /25%: the calculator reaches 28\.\d\d%/],
  ['2', '0.05%', '90', '36%', /compare 0\.05% a day and the fee with the limit in force/],
])(
  'the report of region %s checks the calculator: %s, a term of %s, a stated APR of %s',
  (region, rate, term, apr, line) => {
    const report = reportOf({
      NEXT_PUBLIC_REGION: region,
      NEXT_PUBLIC_MAX_APR: apr,
      NEXT_PUBLIC_CALCULATOR_RATE: rate,
      NEXT_PUBLIC_CALCULATOR_TERM: term,
      NEXT_PUBLIC_CALCULATOR_FEE: '2%',
      NEXT_PUBLIC_CALCULATOR_FEE_TAX: '18%',
    });
    const found = report.filter((one) => /calculator|a day/.test(one)).join();

    expect(found).toMatch(line ?? /^$/);
  },
);

test('an ad needs a longer term than a store, the address and the fees on the page that it leads to', () => {
  const reportedForAds = reportOf({ NEXT_PUBLIC_REGION: '1', NEXT_PUBLIC_TERM_IN_DAYS: '60 to 90' })
    .filter((line) => line.includes('Google Ads'))
    .map((line) => line.split(/[:,]/)[0]);

  expect(reportedForAds).toEqual([
    ...['registered office', 'fees', 'maximum APR', 'representative example of the total cost'],
    'term of 61 days or longer',
  ]);
  expect(lacksOf({ NEXT_PUBLIC_TERM_IN_DAYS: '61 to 90' }).join()).not.toContain('61 days');
});

test('a form that sends data needs a notice or a policy, and an advice does not stop a launch', () => {
  const settings = { NEXT_PUBLIC_CONTACT_URL: 'https://forms.co.in' };
  const notice =
    'notice where data are typed: content/india/formNotice.en.md or NEXT_PUBLIC_PRIVACY_URL or content/india/privacyPolicy.en.md';

  expect(lacksOf(settings)).toContain(notice);
  expect(lacksOf(settings, ['formNotice'])).not.toContain(notice);
  expect(lacksOf(settings, ['privacyPolicy'])).not.toContain(notice);
  const report = reportOf({ NEXT_PUBLIC_REGION: '1' });
  expect(report.filter((line) => !isRequired(line))).toEqual([
    expect.stringMatching(/^accessibility statement/),
  ]);
});

test('a site for Indonesia needs Bahasa Indonesia, in it or in another site', () => {
  const saysSo = (settings: Record<string, string>) =>
    /product information in/.test(reportOf(settings).join());
  expect(saysSo({})).toBe(true);
  expect(saysSo({ NEXT_PUBLIC_LANGUAGE: 'id' })).toBe(false);
  expect(saysSo({ NEXT_PUBLIC_OTHER_REGION_URL: 'id-ID=https://id.example' })).toBe(false);
  expect(saysSo({ NEXT_PUBLIC_REGION: '1' })).toBe(false);
});

test('a language lacks a review until its file names the reviewer', () => {
  const review = (language: string) =>
    lacksOf({ NEXT_PUBLIC_LANGUAGE: language }).filter((line) => line?.includes('reviewedBy'));
  expect(review('en')).toEqual([]);
  expect(review('ta')).toEqual([
    "a native speaker's review of the texts in தமிழ்: reviewedBy in lib/region/messages/ta.json",
  ]);
});
