import { copyOf } from '@/lib/region/copy';
import { readFigures } from '@/lib/region/figures';
import { VARIANTS } from '@/lib/region/variants';

const UNSET = { from: '', to: '', time: '', users: '', salary: '' };

/** Every variant with what it says while the company has set no figures. */
export const VARIANTS_WITH_COPY = VARIANTS.map((variant) => {
  const figures = readFigures(UNSET, variant.region, []);
  return { ...variant, figures, copy: copyOf({ ...variant, figures }) };
});

export type VariantWithCopy = (typeof VARIANTS_WITH_COPY)[number];

/** What a visitor sees: neither alternative texts nor the names of the parts of the banner. */
export function shownTexts({ copy, messages }: Pick<VariantWithCopy, 'copy' | 'messages'>): string {
  const slides = copy.slides.map(({ title, text }) => [title, text]);
  return JSON.stringify([
    { ...copy, slides, description: '' },
    { ...messages, banner: '' },
  ]);
}
