import { sectionIndexOf } from '@/lib/routes';

/**
 * Marks the link of the shown section for assistive technology (PRODUCT rule 16); CSS shows the
 * mark to everybody else. Browsers without `:has()` also read the URL's fragment from the root.
 */
export function markCurrentSection(): void {
  const { hash } = location;
  if (!CSS.supports('selector(:has(*))'))
    document.documentElement.dataset['section'] = hash.slice(1);
  document.querySelectorAll('nav a').forEach((link, index) => {
    if (index === sectionIndexOf(hash)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
}
