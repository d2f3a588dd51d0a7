import { IMMUTABLE, REVALIDATE } from '../headers/header-values';
import type { HostRules } from './host-rules';

/** The configuration of Firebase Hosting, for `firebase deploy --config out.firebase.json`. */
export function firebaseJson({ securityHeaders, policy, hashedFiles, hidden }: HostRules): string {
  const rule = (source: string, headers: Readonly<Record<string, string>>) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  });
  const hosting = {
    public: 'out',
    ignore: hidden.map((path) => path.slice(1)),
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('**', {
        ...securityHeaders,
        'Cache-Control': REVALIDATE,
        'Content-Security-Policy': policy,
      }),
      // A rule for a folder would also apply to missing files.
      ...hashedFiles.map((path) => rule(path, { 'Cache-Control': IMMUTABLE })),
    ],
  };
  return `${JSON.stringify({ hosting }, null, 2)}\n`;
}
