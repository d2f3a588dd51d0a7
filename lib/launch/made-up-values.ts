import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import type { Configuration } from '@/lib/config/read-configuration';
import { variableOf } from '@/lib/config/schema';
import { textsIn } from '@/lib/kit/text';

const COMMON: readonly string[] = [variableOf.company.hours, variableOf.legal.performance.day];

/** The facts that no two companies have in common. */
const OWN_FACTS: readonly string[] = textsIn([
  [variableOf.company, variableOf.legal.facts, variableOf.legal.lenders],
  [variableOf.legal.performance],
  [variableOf.legal.complaints, variableOf.offerTerms.example, variableOf.appUrls],
  [variableOf.rating.count, variableOf.rating.url],
  [variableOf.contactUrl, variableOf.contactFields],
]).filter((variable) => !COMMON.includes(variable));

/** Hosts that are reserved for tests and documentation (RFC 2606), or are this machine. */
const NOWHERE =
  /(?:[/@.])(?:localhost|127(?:\.\d+){3}|\[::1\]|(?:[\w-]+\.)*(?:example|test|invalid)|example\.(?:com|net|org))(?=[\s/:?#|,]|$)/i;

/** The examples of `.env.example`, by their variable. */
export function readExamples(project: string): Readonly<Record<string, string | undefined>> {
  const file = join(project, '.env.example');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return parseEnv(text.replace(/^# (?=NEXT_PUBLIC_\w+=)/gm, ''));
}

/** The settings whose value is made up: that of `.env.example`, or a URL or email of nobody. */
export function madeUpValues(
  { values }: Configuration,
  examples: Readonly<Record<string, string | undefined>>,
): readonly (readonly [variable: string, value: string])[] {
  return Object.entries(values).filter(
    ([variable, value]) =>
      NOWHERE.test(value) || (OWN_FACTS.includes(variable) && value === examples[variable]),
  );
}
