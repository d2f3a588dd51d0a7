import type { Settings } from './schema';

/** How to reach the person who answers complaints. Each part is blank until set. */
export interface ComplaintsContact {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** The setting of each link, in the order of the footer. */
export const LINK_SETTINGS = {
  privacy: 'NEXT_PUBLIC_PRIVACY_URL',
  terms: 'NEXT_PUBLIC_TERMS_URL',
} as const satisfies Record<string, keyof Settings>;

/**
 * Facts that laws and stores ask a lender to publish; `.env.example` names the source of each.
 * Blank until set.
 */
export interface LegalFacts {
  /** The company that lends, if it is not the company of this site. */
  readonly lender: string;
  readonly lenderUrl: string;
  /** Facts of one line of text. The key of a fact is also the key of its label in the footer. */
  readonly lines: {
    /** The licence line of the regulator, as the regulator words it. */
    readonly licence: string;
  };
  readonly complaints: ComplaintsContact;
  /** The links of the footer. The key of a link is also the key of its label. */
  readonly links: Readonly<Record<keyof typeof LINK_SETTINGS, string>>;
}

export function legalFactsFrom(settings: Settings): LegalFacts {
  return {
    lender: settings.NEXT_PUBLIC_LENDER,
    lenderUrl: settings.NEXT_PUBLIC_LENDER_URL,
    lines: { licence: settings.NEXT_PUBLIC_LICENCE },
    complaints: {
      name: settings.NEXT_PUBLIC_COMPLAINTS_NAME,
      phone: settings.NEXT_PUBLIC_COMPLAINTS_PHONE,
      email: settings.NEXT_PUBLIC_COMPLAINTS_EMAIL,
    },
    links: Object.fromEntries(
      Object.entries(LINK_SETTINGS).map(([link, variable]) => [link, settings[variable]]),
    ) as LegalFacts['links'],
  };
}
