import { COMPANY_FIELD_ATTRIBUTE, shownText } from './company';
import { parseSiteConfig } from './site-config';

/** Writes the texts of `window.siteConfig` into the document (PRODUCT rule 30). */
export function applySiteConfig(): void {
  const fields = parseSiteConfig(() => (window as { siteConfig?: unknown }).siteConfig);
  for (const [field, value] of Object.entries(fields)) {
    const text = shownText(field, value);
    const elements = document.querySelectorAll(`[${COMPANY_FIELD_ATTRIBUTE}=${field}]`);
    // The title may also contain the name of the page, so only the company's name is replaced.
    // Where no element shows the name, the whole title is the name.
    const first = elements[0];
    const shown = (first && textOf(first)) || document.title;
    if (field === 'name') document.title = document.title.replace(shown, () => text);
    for (const element of elements) {
      if (textOf(element) === text) continue;
      if (element instanceof HTMLImageElement) element.alt = text;
      else element.textContent = text;
      // The company's text may have letters that our font lacks.
      element.removeAttribute('class');
      if (field === 'email') element.setAttribute('href', `mailto:${text}`);
    }
  }
}

/** What an element says: the logo has the name as its alternative text. */
function textOf(element: Element): string {
  return element instanceof HTMLImageElement ? element.alt : element.textContent;
}
