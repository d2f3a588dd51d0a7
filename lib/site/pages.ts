import { HOME_PAGE, NOT_FOUND_PAGE, pageAt, type ExportedPage } from '@/lib/kit/urls';
import type { Variant } from '@/lib/region/variants';
import { selectContentFiles, type ContentFile } from '@/lib/site/content-files';

export interface SitePage extends ExportedPage {
  /**
   * `content` is a page with a text, which search engines may list. `screen` is the empty
   * page of a screen of the loan app, of which only the name is known (PRODUCT rule 12). `error` is
   * the page for unknown URLs.
   */
  readonly kind: 'content' | 'screen' | 'error';
  /** The file of the company with the words of the page (PRODUCT rule 47). */
  readonly source?: ContentFile;
}

/** The screens of the loan app in the order of PRODUCT rule 12. */
const SCREENS = [
  'dragonpayPaymentInstructions',
  'errorNotice',
  'loanDetail',
  'confirm',
  'repaymentYesNo',
  'order',
  'recommendedList',
  'customerService',
  'repay',
  'repayDelay',
  'repayChoice',
  'loanAgreement',
  'privacyPolicy',
  'aboutUs',
  'complaint',
  'complaintSubmission',
  'bankCardBinding',
  'product',
] as const;

/** The pages that every site has. */
export const BUILT_PAGES: readonly SitePage[] = [
  { ...HOME_PAGE, kind: 'content' },
  { ...NOT_FOUND_PAGE, kind: 'error' },
  ...SCREENS.map((name) => ({ ...pageAt(name), kind: 'screen' }) as const),
];

/** The names of the files in `content/` that fill a part of the home page, also of its form. */
export const HOME_PARTS: readonly string[] = ['home', 'about', 'questions', 'formNotice'];

/**
 * The one table of pages: those of every site, and those that the company wrote for this variant in
 * `content/`. A page with the name of a screen replaces its empty page. The export, the rules for
 * hosts, the sitemap, `noindex`, `hreflang` and the offline cache derive from it.
 */
export function pagesOf(
  variant: Pick<Variant, 'region' | 'language'>,
  files: readonly ContentFile[],
): readonly SitePage[] {
  const written = selectContentFiles(files, variant)
    .filter(({ name }) => !HOME_PARTS.includes(name))
    .map((source) => ({ ...pageAt(source.name), kind: 'content' as const, source }));
  const replaced = new Set(written.map(({ path }) => path));
  return [...BUILT_PAGES.filter(({ path }) => !replaced.has(path)), ...written];
}

/** The ids of the page frame, which no heading of a page may have. */
export const PAGE_IDS = ['main', 'list-of-headings'] as const;
export const [MAIN_ID, LIST_NAME_ID] = PAGE_IDS;
