import * as allowed from '@/lib/kit/settings';
import { textsIn } from '@/lib/kit/text';
import { colour, fee, formFields, offices, percentage, rates, rating, terms } from './validators';

/** Every setting, by its name in the configuration. `.env.example` documents each variable. */
export const settingsSchema = <Value>(read: allowed.ReadSetting<Value>) => ({
  /** Every value selects a region (regions.ts). */
  regionFlag: read('NEXT_PUBLIC_REGION', allowed.anything),
  language: read('NEXT_PUBLIC_LANGUAGE', allowed.anything),
  alternateSites: read('NEXT_PUBLIC_OTHER_REGION_URL', allowed.anything),
  siteUrl: read('NEXT_PUBLIC_HTTP_URL', allowed.siteUrl),
  appUrls: read('NEXT_PUBLIC_APP_URL', allowed.pageUrls),
  eventsUrl: read('NEXT_PUBLIC_EVENTS_URL', allowed.receiverUrl),
  contactUrl: read('NEXT_PUBLIC_CONTACT_URL', allowed.receiverUrl),
  contactFields: read('NEXT_PUBLIC_CONTACT_FIELDS', formFields),
  contactRedirectOrigins: read('NEXT_PUBLIC_CONTACT_REDIRECT_ORIGINS', allowed.origins),
  staging: read('NEXT_PUBLIC_STAGING', allowed.onOrOff),
  offlineCache: read('NEXT_PUBLIC_OFFLINE_CACHE', allowed.onOrOff),
  company: {
    name: read('NEXT_PUBLIC_COM_NAME', allowed.text),
    email: read('NEXT_PUBLIC_EMAIL', allowed.email),
    address: read('NEXT_PUBLIC_ADDRESS', offices),
    copyright: read('NEXT_PUBLIC_COPYRIGHT', allowed.text),
    phone: read('NEXT_PUBLIC_PHONE', allowed.phones),
    whatsApp: read('NEXT_PUBLIC_WHATSAPP', allowed.internationalPhones),
    hours: read('NEXT_PUBLIC_HOURS', allowed.text),
  },
  /** Facts that laws and app stores require a lender to publish, in the order of the footer. */
  legal: {
    /** Facts of one line. The key of a fact is also the key of its label in the footer. */
    facts: {
      cin: read('NEXT_PUBLIC_CIN', allowed.text),
      nbfc: read('NEXT_PUBLIC_NBFC', allowed.text),
      licence: read('NEXT_PUBLIC_LICENCE', allowed.text),
    },
    /** The companies that lend, if they are not the company of this site. */
    lenders: {
      names: read('NEXT_PUBLIC_LENDER', allowed.texts),
      urls: read('NEXT_PUBLIC_LENDER_URL', allowed.pageUrls),
    },
    complaints: {
      name: read('NEXT_PUBLIC_COMPLAINTS_NAME', allowed.text),
      phone: read('NEXT_PUBLIC_COMPLAINTS_PHONE', allowed.phones),
      email: read('NEXT_PUBLIC_COMPLAINTS_EMAIL', allowed.email),
    },
    escalation: read('NEXT_PUBLIC_ESCALATION', allowed.onOrText),
    /** Indonesia: what an online lender publishes about its loans. The copy has the labels. */
    performance: {
      tkb0: read('NEXT_PUBLIC_TKB0', allowed.text),
      tkb30: read('NEXT_PUBLIC_TKB30', allowed.text),
      tkb60: read('NEXT_PUBLIC_TKB60', allowed.text),
      tkb90: read('NEXT_PUBLIC_TKB90', allowed.text),
      funded: read('NEXT_PUBLIC_TOTAL_FUNDED', allowed.text),
      lenders: read('NEXT_PUBLIC_TOTAL_LENDERS', allowed.text),
      borrowers: read('NEXT_PUBLIC_TOTAL_BORROWERS', allowed.text),
      day: read('NEXT_PUBLIC_PERFORMANCE_DATE', allowed.date),
    },
    /** The key of a link is also the key of its label in the footer. */
    links: {
      privacy: read('NEXT_PUBLIC_PRIVACY_URL', allowed.pageUrl),
      terms: read('NEXT_PUBLIC_TERMS_URL', allowed.pageUrl),
    },
  },
  /** What the offer promises (PRODUCT rules 5 and 6). Without a value it is that of the region. */
  figures: {
    from: read('NEXT_PUBLIC_LOAN_FROM', allowed.numberOrOff),
    to: read('NEXT_PUBLIC_LOAN_TO', allowed.wholeNumber),
    time: read('NEXT_PUBLIC_PAYOUT_TIME', allowed.durationOrOff),
    users: read('NEXT_PUBLIC_USERS', allowed.numberOrOff),
    salary: read('NEXT_PUBLIC_SALARY', allowed.numberOrOff),
  },
  /** The terms of the offer that only the company knows (PRODUCT rule 7). */
  offerTerms: {
    termInDays: read('NEXT_PUBLIC_TERM_IN_DAYS', allowed.text),
    interestRate: read('NEXT_PUBLIC_INTEREST_RATE', allowed.text),
    repaymentDate: read('NEXT_PUBLIC_REPAYMENT_DATE', allowed.text),
    maxApr: read('NEXT_PUBLIC_MAX_APR', allowed.text),
    fees: read('NEXT_PUBLIC_FEES', allowed.text),
    penalCharges: read('NEXT_PUBLIC_PENAL_CHARGES', allowed.text),
    example: read('NEXT_PUBLIC_LOAN_EXAMPLE', allowed.text),
    /** What the example costs: all of them or none. */
    exampleFigures: {
      amount: read('NEXT_PUBLIC_EXAMPLE_AMOUNT', allowed.wholeNumber),
      days: read('NEXT_PUBLIC_EXAMPLE_DAYS', allowed.wholeNumber),
      cost: read('NEXT_PUBLIC_EXAMPLE_COST', allowed.wholeNumber),
    },
    riskWarning: read('NEXT_PUBLIC_RISK_WARNING', allowed.text),
  },
  /** What users of the app think of it, as its store says: all of them or none. */
  rating: {
    value: read('NEXT_PUBLIC_APP_RATING', rating),
    count: read('NEXT_PUBLIC_APP_RATING_COUNT', allowed.wholeNumber),
    day: read('NEXT_PUBLIC_APP_RATING_DATE', allowed.date),
    url: read('NEXT_PUBLIC_APP_RATING_URL', allowed.pageUrl),
  },
  /** All of them, or none (PRODUCT rule 51). */
  calculator: {
    rate: read('NEXT_PUBLIC_CALCULATOR_RATE', rates),
    term: read('NEXT_PUBLIC_CALCULATOR_TERM', terms),
    fee: read('NEXT_PUBLIC_CALCULATOR_FEE', fee),
    feeTax: read('NEXT_PUBLIC_CALCULATOR_FEE_TAX', percentage),
  },
  palette: {
    accent: read('NEXT_PUBLIC_BACKGROUND', colour),
    onAccent: read('NEXT_PUBLIC_BG_FONT_COLOR', colour),
    text: read('NEXT_PUBLIC_FONT_COLOR', colour),
  },
  /** For the loan app's screens, with their specified names (PRODUCT rule 32). */
  loanApp: {
    appApi: read('NEXT_PUBLIC_APP_API', allowed.serverUrl),
    appH5: read('NEXT_PUBLIC_APP_H5', allowed.text),
    appEnName: read('NEXT_PUBLIC_APP_EN_NAME', allowed.text),
    appCnName: read('NEXT_PUBLIC_APP_CN_NAME', allowed.text),
    appYDName: read('NEXT_PUBLIC_APP_YD_NAME', allowed.text),
    servicePhone: read('NEXT_PUBLIC_SERVICE_PHONE', allowed.phone),
  },
});

/** An unset value is empty. */
export type Settings = ReturnType<typeof settingsSchema<string>>;

/** The environment variables by the names of their settings. */
export const variableOf = settingsSchema((variable) => variable);

export const VARIABLES: readonly string[] = textsIn(variableOf);
