import { readConfiguration } from '@/lib/config/read-configuration';
import { VARIABLES } from '@/lib/config/schema';
import { launchReport } from '@/lib/launch/launch-report';
import { REQUIREMENTS } from '@/lib/launch/requirements';
import { REGIONS, regions } from '@/lib/region/regions';
import { EXAMPLES } from '../../env-example';

function reportOf(settings: Record<string, string | undefined>, pages: readonly string[] = []) {
  return launchReport(readConfiguration(settings), (name) => pages.includes(name));
}

/** What the report of India says about each fact or page. */
const lacksOf = (settings: Record<string, string>, pages?: readonly string[]) =>
  reportOf({ NEXT_PUBLIC_REGION: '1', ...settings }, pages).map((line) => line.split(' – ')[0]);

test.each(REGIONS)('the example company of %s lacks each fact and page once', (region) => {
  const report = reportOf({ NEXT_PUBLIC_REGION: regions[region].flag });

  expect(report.map((line) => line.split(': ')[0])).toEqual(
    REQUIREMENTS[region].map(([what]) => what),
  );
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

test.each(REGIONS)('a company of %s with all settings and pages lacks nothing', (region) => {
  const pages = ['fairPracticesCode', 'serviceProviders'];
  // The examples are a calculator for India.
  const isIndia = region === 'india';
  const settings = Object.fromEntries(
    Object.entries({ ...EXAMPLES, NEXT_PUBLIC_REGION: regions[region].flag }).filter(
      ([variable]) => isIndia || !/_CALCULATOR_/.test(variable),
    ),
  );

  expect(reportOf({ ...settings, NEXT_PUBLIC_OTHER_REGION_URL: '' }, pages)).toEqual([]);
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
    'term of more than 60 days: NEXT_PUBLIC_TERM_IN_DAYS has 7',
  ],
])('stores refuse some terms: %j', (settings, line) => {
  const last = lacksOf(settings).findLast((one) => /(APR|TERM_IN_DAYS) has/.test(one ?? ''));

  expect(last ?? null).toBe(line);
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
