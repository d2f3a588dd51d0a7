import { decodePercentEncoding, parseFragment } from '@/lib/kit/urls';

/**
 * The sections of the official site in the order of the navigation index (PRODUCT rule 16). Each is
 * the id of the section, and a fragment of the URL. Style sheets repeat them, above all
 * app/visible-section.css.
 */
export const SECTION_IDS = ['home', 'about', 'contact'] as const;

export type SectionId = (typeof SECTION_IDS)[number];

export function sectionHref(id: SectionId): `#${SectionId}` {
  return `#${id}`;
}

/** Whether a script has to show the section, because the browser has no `:has()`. */
export function needsScriptToShowSection(): boolean {
  return !CSS.supports('selector(:has(*))');
}

/**
 * The navigation index of a URL's fragment. It decodes what CSS `:target` decodes (`#%63ontact`).
 * An empty or unknown fragment is Home, as in the style sheet.
 */
export function sectionIndexOf(fragment: string): number {
  const index = SECTION_IDS.indexOf(decodePercentEncoding(parseFragment(fragment).id) as SectionId);
  return index === -1 ? 0 : index;
}
