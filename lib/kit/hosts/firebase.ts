import { HOME_PAGE } from '../urls';
import { IMMUTABLE, REVALIDATE } from './header-values';
import { HIDDEN_FILES, type HostRules } from './host-rules';

/** The configuration of Firebase Hosting, for `firebase deploy --config out.firebase.json`. */
export function firebaseJson(rules: HostRules): string {
  const { pages, pagePattern, policy, hashedFiles, types } = rules;
  const rule = (kind: 'regex' | 'source', pattern: string, headers: Record<string, string>) => ({
    [kind]: pattern,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const redirect = (regex: string, destination: string) => ({ regex, destination, type: 301 });
  // Firebase has no status 410.
  const moved = rules.redirects.flatMap(({ from, to }) =>
    to === undefined ? [] : [redirect(`^${from.replaceAll('.', '\\.')}/?$`, to)],
  );
  // `cleanUrls` would redirect /name.html, with which a service verifies the owner, to /name. The
  // emulator adds no headers to these redirects, so they are for sites with such files only.
  const hasAdded = rules.addedPages.length > 0;
  const clean = [
    redirect(`^${HOME_PAGE.file.replace('.', '\\.')}$`, HOME_PAGE.path),
    redirect(`^/${pagePattern}(?:\\.html|/)$`, '/:1'),
  ];
  const hosting = {
    public: 'out',
    ignore: HIDDEN_FILES.map((path) => path.slice(1)),
    cleanUrls: !hasAdded,
    trailingSlash: false,
    redirects: [...moved, ...(hasAdded ? clean : [])],
    ...(hasAdded && {
      rewrites: [
        ...pages.map((name) => ({ path: `/${name}`, file: `/${name}.html` })),
        ...rules.addedPages,
      ].map(({ path, file }) => ({ source: path, destination: file })),
    }),
    headers: [
      // The source ** passes over files and folders that begin with a dot, such as /.well-known/.
      rule('regex', '.*', {
        ...rules.headers,
        'Cache-Control': REVALIDATE,
        'Content-Security-Policy': policy,
      }),
      ...Object.entries(types).map(([path, type]) =>
        rule('source', path, { 'Content-Type': type }),
      ),
      // A rule for a folder would also apply to missing files.
      ...hashedFiles.map((path) => rule('source', path, { 'Cache-Control': IMMUTABLE })),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}
