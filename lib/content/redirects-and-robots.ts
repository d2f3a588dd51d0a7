import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITE_CONFIG_PATH } from '@/lib/config/site-config';
import { parseRedirects, type Redirect } from '@/lib/kit/hosts';
import type { Problem } from '@/lib/kit/text';
import { BUILT_PATHS, HASHED_FOLDERS, withoutSuffix } from '@/lib/kit/urls';
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

interface OwnSite {
  /** The URL of this site; empty if it is not known. */
  readonly siteUrl?: string | undefined;
  /** What is wrong with a link, from its words "which …" on. */
  readonly linkProblem: (href: string) => string | undefined;
}

/**
 * The problems of redirects that the parser cannot know.
 *
 * @param taken the paths of the site's pages and files. Hosts differ in which comes first, such a
 *   file or a redirect.
 */
export function redirectProblems(
  redirects: readonly Redirect[],
  file: string,
  taken: readonly string[],
  { siteUrl, linkProblem }: OwnSite,
): readonly Problem[] {
  const same = (one: string, other: string) =>
    withoutSuffix(one).toLowerCase() === withoutSuffix(other).toLowerCase();
  const root = siteUrl?.replace(/\/?$/, '/');
  return redirects.flatMap(({ from, to = '', line }) => {
    const owner =
      [...taken, ...BUILT_PATHS, SITE_CONFIG_PATH, '/favicon.ico'].find((path) =>
        same(path, from),
      ) ?? HASHED_FOLDERS.find((folder) => from.startsWith(folder));
    const target = root && `${to}/`.startsWith(root) ? `/${to.slice(root.length)}` : to;
    const isOwn = target.startsWith('/');
    const next = redirects.find((one) => isOwn && same(one.from, target));
    const wrong = isOwn ? linkProblem(target) : undefined;
    const right = wrong && taken.find((path) => same(path, target));
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
