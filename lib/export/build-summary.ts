import type { PageScripts } from '@/lib/build/bundle-island-scripts';
import { kilobytes } from '@/lib/build/format-for-messages';
import { readFormFields } from '@/lib/config/hidden-form-fields';
import type { Configuration } from '@/lib/config/read-configuration';
import { quoteForMessage } from '@/lib/config/validation-error';
import type { ContentFile } from '@/lib/content/content-files';
import { regions } from '@/lib/region/regions';
import { buildWarnings } from './build-warnings';
import { compressedSize, firstLoadSize, sizeLimit, sizeProblems } from './file-sizes';
import type { Files } from './files';

const BEFORE_LAUNCH =
  '  Missing before a launch, and who requires it (as of November 2026; not legal advice):';

/**
 * A table for the person who built the site: what was built, how large it is, warnings, and what it
 * lacks before a launch.
 */
export function buildSummary(
  files: Files,
  scripts: PageScripts,
  configuration: Configuration,
  lacks: readonly string[],
  contentFiles: readonly ContentFile[],
): string {
  const { region, company, siteUrl, offlineCache, contactFields } = configuration;
  const rows: (readonly [string, string])[] = [
    ['Region', regions[region].country],
    ['Company', company.name],
    ['URL of the site', siteUrl || 'not set'],
    ['First load', kilobytes(firstLoadSize(files))],
    ...Object.entries(scripts).map(([name, { url }]): [string, string] => [
      `Script ${name}, when needed`,
      `${kilobytes(compressedSize(files, [url]))} of at most ${kilobytes(sizeLimit(name))}`,
    ]),
    ['Offline cache', offlineCache ? 'on' : 'off; browsers delete what they stored'],
    ...readFormFields(contactFields).map(
      ([name, value]) => [`Form field ${name}`, quoteForMessage(value)] as const,
    ),
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const warnings = [
    ...buildWarnings(files, configuration, contentFiles),
    ...sizeProblems(files, scripts),
  ];
  const notes = warnings.map((text) => `  ! ${text}`);
  return [
    '',
    'The site is ready in out/',
    ...rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`),
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(lacks.length > 0 ? ['', BEFORE_LAUNCH, ...lacks.map((text) => `  - ${text}`)] : []),
    '',
    '',
  ].join('\n');
}
