import { copyOf, VARIANTS } from '@/lib/region/variants';
import { readFigures } from '@/lib/region/figures';

const UNSET = { from: '', to: '', time: '', users: '', salary: '' };

/** Every variant with what it says while the company has set no figures. */
export const VARIANTS_WITH_COPY = VARIANTS.map((variant) => ({
  ...variant,
  copy: copyOf(variant, readFigures(UNSET, variant.region, [])),
}));

export type VariantWithCopy = (typeof VARIANTS_WITH_COPY)[number];
