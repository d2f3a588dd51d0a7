import { areFilledWhenSent } from '@/lib/config/hidden-form-fields';
import type { Configuration } from '@/lib/config/read-configuration';
import { SITE_CONFIG_PATH } from '@/lib/config/site-config';
import type { Receivers, SiteToExport } from '@/lib/kit/export';
import type { Redirect } from '@/lib/kit/hosts';
import type { SitePage } from '@/lib/site/pages';

/** What the files of the company say about the export. */
interface FromContent {
  readonly redirects?: readonly Redirect[];
  /** The paths of files in `public/` that are not published. */
  readonly unpublished?: ReadonlySet<string>;
  /** Whether there is a notice above Send. */
  readonly hasNotice?: boolean;
}

/** What the export has to know of this site. */
export function siteToExport(
  configuration: Configuration,
  pages: readonly SitePage[],
  { redirects = [], unpublished, hasNotice = false }: FromContent = {},
) {
  const { siteUrl, offlineCache, eventsUrl, contactUrl } = configuration;
  return {
    pages: pages.map((page) => ({ ...page, isReplaceable: page.kind === 'screen' })),
    siteUrl,
    unpublished,
    // The build draws the favicon, from the logo if there is one.
    ownFiles: [SITE_CONFIG_PATH, '/favicon.ico'],
    loader: 'lib/browser/loader.ts',
    pageScript: {
      entry: 'lib/browser/page-script.ts',
      // Removes the code of features that are not configured.
      constants: {
        OFFLINE_CACHE: offlineCache,
        CAMPAIGN: configuration.readsCampaign,
        EVENTS_URL: eventsUrl,
      },
    },
    islands: {
      registry: './components/islands/registry',
      sharedModules: ['@/components/toast/toast-store'],
      licenceNote: 'The fonts of this site have a licence of their own: OFL.txt',
      constants: {
        SENDS_MESSAGES: Boolean(contactUrl),
        HAS_NOTICE: hasNotice,
        FILLS_FIELDS: areFilledWhenSent(configuration.contactFields),
      },
    },
    receivers: receiversOf(configuration),
    hosts: { redirects, isStaging: configuration.isStaging },
  } satisfies SiteToExport;
}

/** Who receives messages and events. */
function receiversOf({
  contactUrl,
  contactRedirectOrigins,
  eventsUrl,
}: Pick<Configuration, 'contactUrl' | 'contactRedirectOrigins' | 'eventsUrl'>): Receivers {
  const redirects = contactRedirectOrigins.split(' ').filter(Boolean);
  const forms = contactUrl ? [new URL(contactUrl).origin, ...redirects] : [];
  const events = eventsUrl ? [new URL(eventsUrl).origin] : [];
  return { forms, scripts: [...forms, ...events] };
}
