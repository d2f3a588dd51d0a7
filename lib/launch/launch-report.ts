import type { Calculator } from '@/lib/config/calculator';
import type { Configuration } from '@/lib/config/read-configuration';
import { loanCost } from '@/lib/loan/loan-cost';
import { languages, NOT_REVIEWED } from '@/lib/region/languages';
import { localeOf } from '@/lib/region/variants';
import { madeUpValues } from './made-up-values';
import { daysIn, percentagesIn } from './numbers-in-text';
import {
  ADS,
  APPLE,
  FOR_LENDERS_ONLY,
  GOOGLE,
  MADE_UP,
  NOTICE,
  OJK_LIMIT,
  RECOMMENDED,
  REQUIRED_LANGUAGES,
  REQUIREMENTS,
} from './requirements';

/** The highest APR, in percent, with which Apple accepts an app. */
const HIGHEST_APR = 36;

/**
 * In days: stores refuse an app of loans that are due in full earlier, and an ad may not lead to a page
 * with such loans.
 */
const SHORTEST_TERM = 61;

/** Whether a line of the report is more than an advice. */
export function isRequired(line: string): boolean {
  return !line.endsWith(RECOMMENDED);
}

/**
 * What a site of this region still lacks before a launch, each in one line: the fact or page, the
 * variables or the page that provide it, and who requires it.
 *
 * @param hasPage whether the site has a page with a text at `/<name>`, or a file of that name for a
 *   part of a page.
 * @param examples the values of `.env.example`, by their variable.
 */
export function launchReport(
  configuration: Configuration,
  hasPage: (name: string) => boolean,
  examples: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const { region, values, legal, contactUrl, offerTerms, calculator } = configuration;
  const isLender = legal.lenders.length === 0 || legal.facts.nbfc !== '';
  const isThere = (place: string) =>
    place.endsWith('.md') ? hasPage(place.slice(0, -'.md'.length)) : place in values;
  const required = [...REQUIREMENTS[region], ...(contactUrl ? [NOTICE[region]] : [])];
  const lacks = required.flatMap(([what, where, ...sources]) => {
    const binding = sources.filter((source) => isLender || !FOR_LENDERS_ONLY.includes(source));
    if (binding.length === 0) return [];
    const missing = where
      .split(' or ')
      .map((places) => places.split(', ').filter((place) => !isThere(place)));
    if (missing.some((places) => places.length === 0)) return [];
    const shown = missing.map((places) => places.join(', ')).join(' or ');
    const named = shown.replace(/\w+(?=\.md)/g, (page) => `content/${region}/${page}.en`);
    return [`${what}: ${named} – ${binding.join('; ')}`];
  });
  if (configuration.isStaging)
    lacks.push(
      'a site that search engines list: NEXT_PUBLIC_STAGING is on – this site, which otherwise tells them to leave it out',
    );
  for (const [variable, value] of madeUpValues(configuration, examples))
    lacks.push(`own value: ${variable} has ${value} – ${MADE_UP}`);
  const apr = Math.max(...percentagesIn(offerTerms.maxApr, configuration));
  if (apr > HIGHEST_APR)
    lacks.push(`APR of at most ${HIGHEST_APR}%: NEXT_PUBLIC_MAX_APR has ${apr}% – ${APPLE}`);
  const { amount, days, cost } = offerTerms.exampleFigures;
  // Of a loan that is repaid in one sum. If it is repaid in parts, the APR is higher.
  const yearlyCost = ((Number(cost) / Number(amount)) * 365 * 100) / Number(days);
  if (offerTerms.maxApr && yearlyCost > apr)
    lacks.push(
      `example within the maximum APR: NEXT_PUBLIC_EXAMPLE_COST is ${yearlyCost.toFixed(1)}% a year, NEXT_PUBLIC_MAX_APR has ${apr}% – ${GOOGLE}`,
    );
  const term = Math.min(...daysIn(offerTerms.termInDays, region));
  if (term < SHORTEST_TERM)
    lacks.push(
      `term of ${SHORTEST_TERM} days or longer: NEXT_PUBLIC_TERM_IN_DAYS has ${term} – ${GOOGLE}; ${APPLE}; ${ADS}, medium confidence`,
    );
  return [
    ...lacks,
    ...(calculator ? calculatorLacks(calculator, apr) : []),
    ...languageLacks(configuration),
  ];
}

/** What is to check about the numbers of the calculator. */
function calculatorLacks(calculator: Calculator, statedApr: number): string[] {
  const { amount, term, rate } = calculator.choices;
  const dearest = { amount: amount.from, term: term.from, rate: rate.to / 100 };
  const apr = 100 * loanCost(dearest, calculator).apr;
  // An APR above the stated one contradicts the listing.
  const [limit, source] =
    statedApr > 0 && statedApr < HIGHEST_APR ? [statedApr, GOOGLE] : [HIGHEST_APR, APPLE];
  const lacks = [];
  if (apr > limit)
    lacks.push(
      `APR of at most ${limit}%: the calculator reaches ${apr.toFixed(2)}% with the highest rate, the shortest term and the fee – ${source}`,
    );
  // Sources disagree about its number, so this cannot be checked here.
  if (calculator.period === 'day')
    lacks.push(
      `costs within OJK's daily limit: compare ${rate.to}% a day and the fee with the limit in force – ${OJK_LIMIT}`,
    );
  return lacks;
}

/** A language that the company must have, and words that no native speaker has read. */
function languageLacks({ region, language, alternateSites }: Configuration): readonly string[] {
  const [required = 'en', source = ''] = REQUIRED_LANGUAGES[region] ?? [];
  const locale = localeOf(region, required);
  const isThere = [localeOf(region, language), ...alternateSites.map((site) => site.locale)];
  const { name, messages } = languages[language];
  return [
    ...(source && !isThere.includes(locale)
      ? [
          `product information in ${languages[required].name}: NEXT_PUBLIC_LANGUAGE=${required}, or a site in it and its URL in NEXT_PUBLIC_OTHER_REGION_URL – ${source}`,
        ]
      : []),
    ...(messages.reviewedBy === NOT_REVIEWED
      ? [
          `a native speaker's review of the texts in ${name}: reviewedBy in lib/region/messages/${language}.json – this site, whose translations nobody has checked`,
        ]
      : []),
  ];
}
