import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRedirects, type Redirect } from '@/lib/kit/hosts';
import type { Problem } from '@/lib/kit/text';
import { withoutSuffix } from '@/lib/kit/urls';
import type { Region } from '@/lib/region/regions';
import { CONTENT_FOLDER } from '@/lib/site/content-files';

const redirectsOf = (region: Region) => `${CONTENT_FOLDER}/${region}/redirects.txt`;
const robotsOf = (region: Region) => `${CONTENT_FOLDER}/${region}/robots.txt`;

/** The list of old and short addresses of a region, and its problems. */
export function readRedirects(region: Region, project: string) {
  const file = redirectsOf(region);
  return { file, ...parseRedirects(textOf(join(project, file)), file) };
}

/** The company's own lines of robots.txt, and the problems of those that are no rules. */
export function readRobotsLines(region: Region, project: string) {
  const file = robotsOf(region);
  const lines = textOf(join(project, file))
    .trim()
    .split(/\r\n?|\n/);
  const problems = lines.flatMap((line, index): Problem[] => {
    const reason = 'is neither "Name: value" nor a comment (# …)';
    const isRule = /^\s*(?:#.*|[A-Za-z-]+\s*:.*)?$/.test(line);
    return isRule ? [] : [{ place: `${file}:${index + 1}`, reason }];
  });
  return { lines, problems };
}

/**
 * The problems of redirects that the parser cannot know.
 *
 * @param taken the paths of the site's pages and files.
 * @param linkProblem what is wrong with a link, from its words "which …" on.
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  file: string,
  taken: readonly string[],
  linkProblem: (href: string) => string | undefined,
): readonly Problem[] {
  const same = (one: string, other: string) =>
    withoutSuffix(one).toLowerCase() === withoutSuffix(other).toLowerCase();
  return redirects.flatMap(({ from, to, line }) => {
    const owner = taken.find((path) => same(path, from));
    const next = redirects.find((one) => to?.startsWith('/') && same(one.from, to));
    const wrong = to?.startsWith('/') ? linkProblem(to) : undefined;
    const right = wrong && taken.find((path) => same(path, to ?? ''));
    // Some hosts and file systems take both spellings for the same address.
    const reason = owner
      ? `has ${from}, which is ${owner} of this site, perhaps in other capitals`
      : next
        ? `leads to ${to}, which line ${next.line} redirects again`
        : wrong && `leads to ${to}, ${wrong}${right ? `; write ${right}` : ''}`;
    return reason ? [{ place: `${file}:${line}`, reason }] : [];
  });
}

function textOf(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8').replace(/^\ufeff/, '') : '';
}
