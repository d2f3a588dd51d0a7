import { IMMUTABLE, REVALIDATE, SECURITY_HEADERS } from './header-values';
import { HIDDEN_FILES, type HostRules } from './host-rules';

/** The configuration of Firebase Hosting, for `firebase deploy --config out.firebase.json`. */
export function firebaseJson({ policy, hashedFiles, types }: HostRules): string {
  const rule = (kind: 'regex' | 'source', pattern: string, headers: Record<string, string>) => ({
    [kind]: pattern,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const hosting = {
    public: 'out',
    ignore: HIDDEN_FILES.map((path) => path.slice(1)),
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      // The source ** passes over files and folders that begin with a dot, such as /.well-known/.
      rule('regex', '.*', {
        ...SECURITY_HEADERS,
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
