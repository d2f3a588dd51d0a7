import { COMPANY_FIELD_ATTRIBUTE, shownText } from './company';
import { parseSiteConfig } from './site-config';

/** Writes the texts of `window.siteConfig` into the document (PRODUCT rule 30). */
export function applySiteConfig(): void {
  const fields = parseSiteConfig(() => (window as { siteConfig?: unknown }).siteConfig);
  for (const [field, value] of Object.entries(fields)) {
    const text = shownText(field, value);
    if (field === 'name') document.title = text;
    for (const element of document.querySelectorAll(`[${COMPANY_FIELD_ATTRIBUTE}=${field}]`)) {
      if (element.textContent === text) continue;
      element.textContent = text;
      if (field === 'email') element.setAttribute('href', `mailto:${text}`);
    }
  }
}
