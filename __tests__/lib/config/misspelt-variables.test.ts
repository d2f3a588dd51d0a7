import { configurationWarnings } from '@/lib/config/configuration-warnings';
import { nearestSetting } from '@/lib/config/nearest-setting';
import { readConfiguration } from '@/lib/config/read-configuration';

test('a misspelt variable of the process environment is a warning', () => {
  const warnings = configurationWarnings(readConfiguration({ NEXT_PUBLIC_COMPANY_NAME: 'Acme' }));

  expect(warnings[0]).toBe(
    'NEXT_PUBLIC_COMPANY_NAME is not a setting of this site. Did you mean NEXT_PUBLIC_COM_NAME?',
  );
});

/** Vercel, System environment variables; Netlify, Cloudflare and GitHub use other prefixes. */
test.each([
  'ENV TARGET_ENV URL BRANCH_URL PROJECT_PRODUCTION_URL GIT_PROVIDER GIT_REPO_SLUG GIT_REPO_OWNER',
  'GIT_REPO_ID GIT_COMMIT_REF GIT_COMMIT_SHA GIT_COMMIT_MESSAGE GIT_COMMIT_AUTHOR_LOGIN',
  'GIT_COMMIT_AUTHOR_NAME GIT_PULL_REQUEST_ID',
])('variables that hosts set in the process environment give no warning: %s', (names) => {
  const variables = names.split(' ').map((name) => `NEXT_PUBLIC_VERCEL_${name}`);

  expect([...variables, 'PATH', 'HOME', 'EMAIL', 'URL'].flatMap(nearestSetting)).toEqual(
    [...variables, 'PATH', 'HOME', 'EMAIL', 'URL'].map(() => undefined),
  );
});
