import { configurationWarnings } from '@/lib/config/configuration-warnings';
import { parseFormFields } from '@/lib/config/hidden-form-fields';
import type { Configuration } from '@/lib/config/read-configuration';
import { variableOf } from '@/lib/config/schema';
import { SITE_CONFIG_PATH } from '@/lib/config/site-config';
import { numberWarnings } from '@/lib/content/number-warnings';
import {
  type FinishedExport,
  compressedSize,
  firstLoadSize,
  sizeLimit,
  sizeProblems,
  policyWarnings,
} from '@/lib/kit/export';
import { quoteForMessage, kilobytes } from '@/lib/kit/text';
import { regions } from '@/lib/region/regions';
import { contentWarnings, type ContentFile } from '@/lib/site/content-files';
import { pagesOf } from '@/lib/site/pages';

const BEFORE_LAUNCH =
  '  Missing before a launch, and who requires it (as of November 2026; not legal advice):';

/**
 * A table for the person who built the site: what was built, how large it is, warnings, and what it
 * lacks before a launch.
 */
export function buildSummary(
  { files, scripts, rules, emptyPages }: FinishedExport,
  configuration: Configuration,
  lacks: readonly string[],
  contentFiles: readonly ContentFile[],
): string {
  const { region, company, siteUrl, offlineCache, contactFields, calculator, values } =
    configuration;
  const settingsOf = (variables: readonly string[]) =>
    variables.flatMap((variable) => values[variable] ?? []).join(', ');
  const rows: (readonly [string, string])[] = [
    ['Region', regions[region].country],
    ['Company', company.name],
    ['URL of the site', siteUrl || 'not set'],
    ['First load', kilobytes(firstLoadSize(files, [SITE_CONFIG_PATH]))],
    ...Object.entries(scripts).map(([name, { url }]): [string, string] => [
      `Script ${name}`,
      `${kilobytes(compressedSize(files, [url]))} of at most ${kilobytes(sizeLimit(name))}`,
    ]),
    ...(configuration.isStaging
      ? [['Staging', 'on; search engines are told not to list the site'] as const]
      : []),
    ...(calculator
      ? [['Calculator', settingsOf(Object.values(variableOf.calculator))] as const]
      : []),
    ['Offline cache', offlineCache ? 'on' : 'off; browsers delete what they stored'],
    ...parseFormFields(contactFields).map(
      ([name, value]) => [`Form field ${name}`, quoteForMessage(value)] as const,
    ),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  // Those that the company has not replaced (PRODUCT rule 12).
  const emptyScreens = pagesOf(configuration, contentFiles).filter(({ file }) =>
    emptyPages.includes(file),
  );
  const warnings = [
    ...configurationWarnings(configuration, emptyScreens),
    ...contentWarnings(contentFiles, configuration),
    ...numberWarnings(contentFiles, configuration),
    ...policyWarnings(rules.policy),
    ...sizeProblems(files, scripts),
  ];
  return [
    '',
    'The site is ready in out/',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    ...(warnings.length > 0 ? ['', ...warnings.map((text) => `  ! ${text}`)] : []),
    ...(lacks.length > 0 ? ['', BEFORE_LAUNCH, ...lacks.map((text) => `  - ${text}`)] : []),
    '',
    '',
  ].join('\n');
}
