import { displayFaces, scriptFaces, type WebFonts } from '@/lib/kit/fonts';
import { SCRIPT_FAMILY, WEB_FONT_ATTRIBUTE } from '@/lib/kit/page-scripts';
import { cssBlock } from '@/lib/kit/text';
import { DISPLAY_FONT } from './font-sources';

/** The widths of the texts of both actions of the offer, in ems of their font. */
export type ActionWidths = Readonly<Record<'getApp' | 'ask', number>>;

interface StyledFonts extends Omit<WebFonts, 'widthOf'> {
  readonly actionWidths: ActionWidths;
}

/** The `@font-face` rules of the fonts, and the rules of a variant in another script than Latin. */
export function fontStylesheet({ display, script, written, actionWidths }: StyledFonts): string {
  return [
    displayFaces(display, DISPLAY_FONT.metrics),
    ...(script
      ? [scriptFaces(SCRIPT_FAMILY, script, script), ...SCRIPT_RULES, ...actionRules(actionWidths)]
      : []),
    // The texts of `content/` have their own font file, which the home page does not load.
    ...(script && written ? [scriptFaces('Written', written, script), WRITTEN_RULE] : []),
  ].join('');
}

/** For the root, and for the elements that base.css overrides. */
const ENABLED = `html:root[${WEB_FONT_ATTRIBUTE}]`;

/**
 * The rules for text in the script. Running text uses the font of the system if `local()` finds it.
 * Bold text and headings use our font, because system fonts look too light beside the amounts. Our
 * font contains only the glyphs of our own words. So the company's name, its settings and the text
 * that a visitor types use the fonts of the system. So does the navigation: its links would become
 * wider with our font, and a row that they share with a long name would then break, below the whole
 * page. Scripts with signs above and below their letters, such as Devanagari, need taller lines, no
 * letter spacing and larger labels.
 */
const SCRIPT_RULES = [
  `html:root${cssBlock({ '--leading': '1.3', '--tracking': '0', '--label-size': '1.12' })}`,
  `${ENABLED},${ENABLED} :is(h1,h2,.web-font)${cssBlock({
    '--font-name': 'Display,var(--font-fallbacks)',
    '--font-display': `Display,${SCRIPT_FAMILY},var(--font-fallbacks)`,
    '--font-text': `${SCRIPT_FAMILY},system-ui,sans-serif,Display`,
    '--font-values': 'system-ui,sans-serif,Display',
  })}`,
  'html .top-bar__navigation a{font-family:system-ui,sans-serif}',
];

/**
 * Each action has the width that it needs in our font before that font loads. Otherwise two could fit
 * beside each other until then, and not afterwards, and the page would move by the height of one.
 */
const actionRules = ({ getApp, ask }: ActionWidths) =>
  Object.entries({ first: getApp, last: ask }).map(
    ([child, width]) =>
      `.offer__actions:not(.offer__stores) a:${child}-child${cssBlock({
        // Where its text is enlarged, at most the room on the smallest phone, or beside the banner.
        'grid-template-columns': `minmax(min(${width}em,max(230px,30vw)),1fr)`,
      })}`,
  );

const WRITTEN_RULE = `:root${cssBlock({ '--font-written': 'Written,system-ui,sans-serif' })}`;
