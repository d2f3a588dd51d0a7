import type { Configuration } from '@/lib/config/read-configuration';
import { APPLE, FOR_LENDERS_ONLY, GOOGLE, REQUIREMENTS } from './requirements';

/** The highest APR, in percent, with which Apple accepts an app. */
const HIGHEST_APR = 36;

/** A store refuses an app of loans that are due in full within this time, in days. */
const SHORTEST_TERM = 60;

/**
 * What a site of this region still lacks before a launch, each in one line: the fact or page, the
 * variables or the page that provide it, and who requires it.
 *
 * @param hasPage whether the site has a page with a text at `/<name>`.
 */
export function launchReport(
  { region, setVariables, legal, offerTerms }: Configuration,
  hasPage: (name: string) => boolean,
): readonly string[] {
  const isLender = legal.lenders.length === 0 || legal.facts.nbfc !== '';
  const isThere = (place: string) =>
    place.endsWith('.md') ? hasPage(place.slice(0, -'.md'.length)) : setVariables.includes(place);
  const lacks = REQUIREMENTS[region].flatMap(([what, where, ...sources]) => {
    if (!isLender && sources.every((source) => FOR_LENDERS_ONLY.includes(source))) return [];
    const missing = where
      .split(' or ')
      .map((places) => places.split(', ').filter((place) => !isThere(place)));
    if (missing.some((places) => places.length === 0)) return [];
    const shown = missing.map((places) => places.join(', ')).join(' or ');
    const named = shown.replace(/\w+(?=\.md)/, (page) => `content/${region}/${page}.en`);
    return [`${what}: ${named} – ${sources.join('; ')}`];
  });
  const apr = Math.max(...numbersIn(offerTerms.maxApr));
  if (apr > HIGHEST_APR)
    lacks.push(`APR of at most ${HIGHEST_APR}%: NEXT_PUBLIC_MAX_APR has ${apr}% – ${APPLE}`);
  const { amount, days, cost } = offerTerms.exampleFigures;
  // Of a loan that is repaid in one sum. If it is repaid in parts, the APR is higher.
  const yearlyCost = ((Number(cost) / Number(amount)) * 365 * 100) / Number(days);
  if (offerTerms.maxApr && yearlyCost > apr)
    lacks.push(
      `example within the maximum APR: NEXT_PUBLIC_EXAMPLE_COST is ${yearlyCost.toFixed(1)}% a year, NEXT_PUBLIC_MAX_APR has ${apr}% – ${GOOGLE}`,
    );
  // Days have no decimals: 1,095 and 1.095 are three years.
  const term = Math.min(...numbersIn(offerTerms.termInDays.replace(/(\d)[.,](?=\d)/g, '$1')));
  if (term <= SHORTEST_TERM)
    lacks.push(
      `term of more than ${SHORTEST_TERM} days: NEXT_PUBLIC_TERM_IN_DAYS has ${term} – ${GOOGLE}; ${APPLE}`,
    );
  return lacks;
}

/** The numbers of a text. A comma or a dot is a decimal separator. */
function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
}
