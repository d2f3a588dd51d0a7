import { withLatinDigits } from '@/lib/kit/text';
import type { Variant } from '@/lib/region/variants';
import type { ContentFile } from '../site/content-files';

/** A number with its separators: 5,00,000 or 1.5. */
const NUMBER = /\d+(?:[.,\u00a0]\d+)*/g;

/** What visitors do not read: front matter, and where a link or a picture leads. */
const UNREAD = /^---\r?\n[^]*?\r?\n---|\]\([^)]*\)|<?https?:\S+|\{\w+\}/g;

/**
 * Warnings about numbers of a text that its translation does not have, such as 5,00,000 and 50,000.
 * Both may be right: another language may write 3 million as 30 lakh.
 */
export function numberWarnings(
  files: readonly ContentFile[],
  { region }: Pick<Variant, 'region'>,
): readonly string[] {
  const own = files.filter((file) => file.region === region);
  return own
    .filter(({ language }) => language !== 'en')
    .flatMap((translation) => {
      const english = own.find(
        ({ name, language }) => name === translation.name && language === 'en',
      );
      if (!english) return [];
      const [here, there] = [english, translation].map(numbersIn);
      const onlyIn = (some = new Map<string, string>(), others = new Map<string, string>()) =>
        [...some].filter(([value]) => !others.has(value)).map(([, written]) => written);
      const [missing, added] = [onlyIn(here, there), onlyIn(there, here)];
      if (missing.length + added.length === 0) return [];
      const list = (numbers: readonly string[]) => numbers.join(', ') || 'no other number';
      return `${english.file} has ${list(missing)}, and ${translation.file} has ${list(added)}. Compare them.`;
    });
}

/** The numbers of a file as they are written, by their digits. */
function numbersIn(file: ContentFile): Map<string, string> {
  const text = withLatinDigits(file.text.replace(UNREAD, ''));
  return new Map([...text.matchAll(NUMBER)].map(([number]) => [number.replace(/\D/g, ''), number]));
}
