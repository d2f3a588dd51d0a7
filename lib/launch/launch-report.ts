import type { Configuration } from '@/lib/config/read-configuration';
import { APPLE, REQUIREMENTS, STORES, type Requirement, type Source } from './requirements';

/** The highest APR, in percent, with which Apple accepts an app. */
const HIGHEST_APR = 36;

/** A store refuses an app of loans that are due in full within this time, in days. */
const SHORTEST_TERM = 60;

/**
 * What a site of this region still lacks before a launch, each in one line: the fact or the page, what
 * holds it, and who asks for it.
 *
 * @param hasPage whether the site has a page with words of its own at `/<name>`.
 */
export function launchReport(
  configuration: Configuration,
  hasPage: (name: string) => boolean,
): readonly string[] {
  const { region, setVariables, legal, offerTerms } = configuration;
  const isLender = legal.lenders.length === 0 || legal.facts.nbfc !== '';
  const missing = ({ variables = [], page, onlyOfLender }: Requirement) => {
    if (onlyOfLender && !isLender) return undefined;
    const unset = variables.map((list) => list.filter((one) => !setVariables.includes(one)));
    const isMet = unset.some((list) => list.length === 0) || (page && hasPage(page));
    if (isMet) return undefined;
    const places = unset.map((list) => list.join(', '));
    return [...places, ...(page ? [`content/${region}/${page}.en.md`] : [])].join(' or ');
  };
  const lacks = REQUIREMENTS[region].flatMap((requirement) => {
    const places = missing(requirement);
    return places ? [`${requirement.what}: ${places} – ${namesOf(requirement.sources)}`] : [];
  });
  const apr = Math.max(...numbersIn(offerTerms.maxApr));
  if (apr > HIGHEST_APR)
    lacks.push(
      `APR of at most ${HIGHEST_APR}%: NEXT_PUBLIC_MAX_APR has ${apr}% – ${namesOf([APPLE])}`,
    );
  const term = Math.min(...numbersIn(offerTerms.termInDays));
  if (term <= SHORTEST_TERM)
    lacks.push(
      `term of more than ${SHORTEST_TERM} days: NEXT_PUBLIC_TERM_IN_DAYS has ${term} – ${namesOf(STORES)}`,
    );
  return lacks;
}

function namesOf(sources: readonly Source[]): string {
  return sources
    .map(({ who, source, confidence }) =>
      [who, source, ...(confidence ? [`${confidence} confidence`] : [])].join(', '),
    )
    .join('; ');
}

/** The numbers of a text. A comma or a dot is that of decimals. */
function numbersIn(text: string): readonly number[] {
  return (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
}
