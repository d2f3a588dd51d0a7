import { parseUrl } from '@/lib/parse-url';

/** The operating system of an app that is in one of the two stores; blank for any other URL. */
export function operatingSystemOf(appUrl: string): 'Android' | 'iOS' | '' {
  switch (parseUrl(appUrl)?.hostname) {
    case 'play.google.com':
      return 'Android';
    case 'apps.apple.com':
    case 'itunes.apple.com':
      return 'iOS';
    default:
      return '';
  }
}

/** The id of an app at Google Play; blank for any other URL. */
export function googlePlayApp(appUrl: string): string {
  if (operatingSystemOf(appUrl) !== 'Android') return '';
  const { pathname, searchParams } = new URL(appUrl);
  return (pathname === '/store/apps/details' && searchParams.get('id')) || '';
}
