import { HOME_PATH } from '@/lib/kit/urls';
import { VARIANTS, type Variant } from '@/lib/region/variants';
import type { ContentFile } from './content-files';
import { pagesOf } from './pages';

/** A site, and the other sites of its company. */
interface SiteWithSiblings extends Pick<Variant, 'locale'> {
  /** The URL of this site; empty until the company has set it. */
  readonly siteUrl: string;
  readonly alternateSites: readonly { readonly locale: string; readonly url: string }[];
  readonly content: { readonly files: readonly ContentFile[] };
}

/** A page as one of the company's sites has it. */
export interface PageVersion extends Variant {
  /** Whether it is in the language of that site. */
  readonly isTranslated: boolean;
  /** Its URL, or that of the site's home page if it is not translated. */
  readonly url: string;
}

/**
 * The versions of a page in all sites of the company, in the order of the variants. The language
 * links, `hreflang` and the sitemap derive from this one table.
 */
export function versionsOf(
  { locale, siteUrl, alternateSites, content: { files } }: SiteWithSiblings,
  path: string,
): readonly PageVersion[] {
  const sites = [{ locale, url: siteUrl }, ...alternateSites];
  return VARIANTS.flatMap((variant) => {
    const site = sites.find((one) => one.locale === variant.locale);
    if (!site) return [];
    const isTranslated = pagesOf(variant, files).some(
      (page) =>
        page.path === path &&
        page.kind === 'content' &&
        (!page.source || page.source.language === variant.language),
    );
    const hasOwnUrl = isTranslated && path !== HOME_PATH;
    const url = hasOwnUrl ? site.url.replace(/\/$/, '') + path : site.url;
    return [{ ...variant, isTranslated, url }];
  });
}

/** The versions of a page in the languages of this country. */
export function versionsInRegion(
  site: SiteWithSiblings & Pick<Variant, 'region'>,
  path: string,
): readonly PageVersion[] {
  return versionsOf(site, path).filter(({ region }) => region === site.region);
}
