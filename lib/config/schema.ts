import * as allowed from './setting-validators';

/** A setting: its environment variable, and the values that it allows. */
export type Setting = readonly [variable: `NEXT_PUBLIC_${string}`, allowed: allowed.Validator];

/** Settings by property name, optionally nested in groups. */
export type SettingTree = Setting | { readonly [name: string]: SettingTree };

/**
 * Every setting. The configuration has the same groups and names. `.env.example` documents each
 * variable.
 */
export const schema = {
  /** Every value selects a region (regions.ts). */
  regionFlag: ['NEXT_PUBLIC_REGION', allowed.anything],
  language: ['NEXT_PUBLIC_LANGUAGE', allowed.anything],
  alternateSites: ['NEXT_PUBLIC_OTHER_REGION_URL', allowed.anything],
  siteUrl: ['NEXT_PUBLIC_HTTP_URL', allowed.siteUrl],
  appUrl: ['NEXT_PUBLIC_APP_URL', allowed.pageUrl],
  /** The collector of events, in the form of Plausible's events API. */
  eventsUrl: ['NEXT_PUBLIC_EVENTS_URL', allowed.receiverUrl],
  contactUrl: ['NEXT_PUBLIC_CONTACT_URL', allowed.receiverUrl],
  /** Further fields of the message, in query-string notation. */
  contactFields: ['NEXT_PUBLIC_CONTACT_FIELDS', allowed.formFields],
  /** Where the receiver of the message redirects to, separated by spaces. */
  contactRedirectOrigins: ['NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS', allowed.origins],
  offlineCache: ['NEXT_PUBLIC_OFFLINE_CACHE', allowed.onOrOff],
  company: {
    name: ['NEXT_PUBLIC_COM_NAME', allowed.text],
    email: ['NEXT_PUBLIC_EMAIL', allowed.email],
    /** The registered office, and perhaps others. */
    address: ['NEXT_PUBLIC_ADDRESS', allowed.offices],
    copyright: ['NEXT_PUBLIC_COPYRIGHT', allowed.text],
    phone: ['NEXT_PUBLIC_PHONE', allowed.phone],
    whatsApp: ['NEXT_PUBLIC_WHATSAPP', allowed.internationalPhone],
    /** When somebody answers the phone. */
    hours: ['NEXT_PUBLIC_HOURS', allowed.text],
  },
  /** Facts that laws and app stores require a lender to publish, in the order of the footer. */
  legal: {
    /** Facts of one line. The key of a fact is also the key of its label in the footer. */
    facts: {
      /** India: Corporate Identification Number. */
      cin: ['NEXT_PUBLIC_CIN', allowed.text],
      /** India: registration as a non-banking financial company. */
      nbfc: ['NEXT_PUBLIC_NBFC', allowed.text],
      /** The licence line of the regulator, as the regulator words it. */
      licence: ['NEXT_PUBLIC_LICENCE', allowed.text],
    },
    /** The companies that lend, if they are not the company of this site. */
    lenders: {
      names: ['NEXT_PUBLIC_LENDER', allowed.texts],
      urls: ['NEXT_PUBLIC_LENDER_URL', allowed.pageUrls],
    },
    /** The contact person for complaints. */
    complaints: {
      name: ['NEXT_PUBLIC_COMPLAINTS_NAME', allowed.text],
      phone: ['NEXT_PUBLIC_COMPLAINTS_PHONE', allowed.phone],
      email: ['NEXT_PUBLIC_COMPLAINTS_EMAIL', allowed.email],
    },
    /** Who helps if the company has not settled a complaint. */
    escalation: ['NEXT_PUBLIC_ESCALATION', allowed.onOrText],
    /** Indonesia: what an online lender publishes about its loans. The copy has the labels. */
    performance: {
      tkb0: ['NEXT_PUBLIC_TKB0', allowed.text],
      tkb30: ['NEXT_PUBLIC_TKB30', allowed.text],
      tkb60: ['NEXT_PUBLIC_TKB60', allowed.text],
      tkb90: ['NEXT_PUBLIC_TKB90', allowed.text],
      funded: ['NEXT_PUBLIC_TOTAL_FUNDED', allowed.text],
      lenders: ['NEXT_PUBLIC_TOTAL_LENDERS', allowed.text],
      borrowers: ['NEXT_PUBLIC_TOTAL_BORROWERS', allowed.text],
      day: ['NEXT_PUBLIC_PERFORMANCE_DATE', allowed.date],
    },
    /** The key of a link is also the key of its label in the footer. */
    links: {
      privacy: ['NEXT_PUBLIC_PRIVACY_URL', allowed.pageUrl],
      terms: ['NEXT_PUBLIC_TERMS_URL', allowed.pageUrl],
    },
  },
  /** The terms of the offer that only the company knows (PRODUCT rule 7). */
  offerTerms: {
    termInDays: ['NEXT_PUBLIC_TERM_IN_DAYS', allowed.text],
    interestRate: ['NEXT_PUBLIC_INTEREST_RATE', allowed.text],
    repaymentDate: ['NEXT_PUBLIC_REPAYMENT_DATE', allowed.text],
    /** The highest annual percentage rate: interest, fees and other costs of a year. */
    maxApr: ['NEXT_PUBLIC_MAX_APR', allowed.text],
    /** The total cost of one typical loan, in words. */
    example: ['NEXT_PUBLIC_LOAN_EXAMPLE', allowed.text],
    /** A warning about the risk of borrowing, which Indonesia's regulator requires. */
    riskWarning: ['NEXT_PUBLIC_RISK_WARNING', allowed.text],
  },
  palette: {
    accent: ['NEXT_PUBLIC_BACKGROUND', allowed.colour],
    onAccent: ['NEXT_PUBLIC_BG_FONT_COLOR', allowed.colour],
    text: ['NEXT_PUBLIC_FONT_COLOR', allowed.colour],
  },
  /** For the loan app's screens, with their specified names (PRODUCT rule 32). */
  loanApp: {
    appApi: ['NEXT_PUBLIC_APP_API', allowed.serverUrl],
    appH5: ['NEXT_PUBLIC_APP_H5', allowed.text],
    appEnName: ['NEXT_PUBLIC_APP_EN_NAME', allowed.text],
    appCnName: ['NEXT_PUBLIC_APP_CN_NAME', allowed.text],
    appYDName: ['NEXT_PUBLIC_APP_YD_NAME', allowed.text],
    servicePhone: ['NEXT_PUBLIC_SERVICE_PHONE', allowed.phone],
  },
} as const satisfies SettingTree;

/** An unset value is empty. */
export type ValuesOf<Tree> = Tree extends Setting
  ? string
  : { readonly [Name in keyof Tree]: ValuesOf<Tree[Name]> };

export type Settings = ValuesOf<typeof schema>;

export function settingsIn(tree: SettingTree): readonly Setting[] {
  return isSetting(tree) ? [tree] : Object.values(tree).flatMap(settingsIn);
}

export function isSetting(tree: SettingTree): tree is Setting {
  return Array.isArray(tree);
}

export const VARIABLES: readonly string[] = settingsIn(schema).map(([variable]) => variable);
