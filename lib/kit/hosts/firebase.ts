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
  const hosting = {
    public: 'out',
    ignore: HIDDEN_FILES.map((path) => path.slice(1)),
    // Not `cleanUrls`, which would redirect the file with which a service verifies the owner.
    redirects: [
      // Firebase has no status 410.
      ...rules.redirects.flatMap(({ from, to: destination }) =>
        destination === undefined
          ? []
          : [{ regex: `^${from.replaceAll('.', '\\.')}/?$`, destination, type: 301 }],
      ),
      { regex: `^${HOME_PAGE.file.replace('.', '\\.')}$`, destination: HOME_PAGE.path, type: 301 },
      { regex: `^/${pagePattern}(?:\\.html|/)$`, destination: '/:1', type: 301 },
    ],
    rewrites: pages.map((name) => ({ source: `/${name}`, destination: `/${name}.html` })),
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
