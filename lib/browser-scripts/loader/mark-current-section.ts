import { sectionIndexOf } from '@/lib/routes';

/**
 * Marks the link of the shown section for assistive technology (PRODUCT rule 16). The visible mark is
 * CSS (app/visible-section.css). In browsers without `:has()`, this function also names the section
 * in an attribute of the root, which that style sheet reads.
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
