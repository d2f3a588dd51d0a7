import { HOME_PATH } from '@/lib/kit/urls';
import { languages } from '@/lib/region/languages';
import { VARIANTS, type Variant } from '@/lib/region/variants';
import type { ContentFile } from './content-files';
import { pagesOf } from './pages';

/** A site, and the other sites of its company. */
interface SiteWithSiblings extends Pick<Variant, 'locale' | 'region'> {
  readonly alternateSites: readonly { readonly locale: string; readonly url: string }[];
  readonly content: { readonly files: readonly ContentFile[] };
}

/**
 * The URL of a page in every site of the company that has a translation of it, by language tag, in
 * the order of the variants. That of this site is a path.
 */
export function translationsOf(
  { locale, alternateSites, content: { files } }: Omit<SiteWithSiblings, 'region'>,
  path: string,
): Readonly<Record<string, string>> {
  const urls = VARIANTS.filter((variant) =>
    pagesOf(variant, files).some(
      (page) =>
        page.path === path &&
        page.kind === 'content' &&
        (!page.source || page.source.language === variant.language),
    ),
  ).flatMap((variant) => {
    if (variant.locale === locale) return [[locale, path]];
    const site = alternateSites.find((one) => one.locale === variant.locale);
    if (!site) return [];
    return [[site.locale, path === HOME_PATH ? site.url : site.url.replace(/\/$/, '') + path]];
  });
  return Object.fromEntries(urls) as Record<string, string>;
}

export interface LanguageLink {
  readonly locale: string;
  /** The code of the language, and its own name. */
  readonly language: string;
  readonly name: string;
  /** Undefined for the language of this page. */
  readonly href: string | undefined;
}

/**
 * The languages of the company's sites of a region, with links to a page in them. A page that is
 * not translated leads to the home page. Sites of other countries are not among them.
 *
 * @param fragment the section of the page, such as `#contact`.
 * @returns nothing for a site without another language.
 */
export function languageLinks(
  site: SiteWithSiblings,
  path: string,
  fragment = '',
): readonly LanguageLink[] {
  const { locale: own, region, alternateSites } = site;
  const translations = translationsOf(site, path);
  const links = VARIANTS.filter((variant) => variant.region === region).flatMap(
    ({ locale, language }) => {
      const sibling = alternateSites.find((one) => one.locale === locale);
      if (!sibling && locale !== own) return [];
      const translation = translations[locale];
      const href = translation ? translation + fragment : sibling?.url;
      const { name } = languages[language];
      return [{ locale, language, name, href: sibling && href }];
    },
  );
  return links.length > 1 ? links : [];
}
