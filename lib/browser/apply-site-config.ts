import { COMPANY_FIELD_ATTRIBUTE, shownText, type ReplaceableField } from '@/lib/config/company';
import { parseSiteConfig } from '@/lib/config/site-config';

/** Writes the texts of `window.siteConfig` into the document (PRODUCT rule 30). */
export function applySiteConfig(): void {
  const fields = parseSiteConfig(readSiteConfig, isShown);
  for (const [field, value] of Object.entries(fields)) {
    const text = shownText(field, value);
    const elements = elementsWith(field);
    const shown = shownIn(elements);
    if (field === 'name') document.title = document.title.split(shown).join(text);
    for (const element of elements) {
      // One that the build has left empty stays so until the value differs from the example's.
      if ((element[partWithText(element)] || shown) === text) continue;
      element[partWithText(element)] = text;
      // The company's text may have letters that our font lacks.
      element.removeAttribute('class');
      if (field === 'email') element.setAttribute('href', `mailto:${text}`);
    }
  }
}

/** Whether the page shows a value already, as it does until the company replaces the file. */
function isShown(field: ReplaceableField, value: string): boolean {
  const text = shownText(field, value);
  const elements = elementsWith(field);
  const shown = shownIn(elements);
  return shown === text && elements.every((one) => (one[partWithText(one)] || shown) === text);
}

function elementsWith(field: string): HTMLImageElement[] {
  return [...document.querySelectorAll<HTMLImageElement>(`[${COMPANY_FIELD_ATTRIBUTE}=${field}]`)];
}

/**
 * What the page shows in the first element. The title may also contain the name of the page, which
 * may name the company, too. Where no element shows the name, the whole title is the name.
 */
function shownIn([first]: readonly HTMLImageElement[]): string {
  return first?.[partWithText(first)] || document.title;
}

/** The logo has the name as its alternative text. */
function partWithText(element: Element): 'alt' | 'textContent' {
  return 'alt' in element ? 'alt' : 'textContent';
}

function readSiteConfig(): unknown {
  return (window as { siteConfig?: unknown }).siteConfig;
}
