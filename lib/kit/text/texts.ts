/** Every text in a tree, such as the copy and the interface messages of a variant. */
export function textsIn(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree ? Object.values(tree).flatMap(textsIn) : [];
}

/** The decimal digits of the scripts of India. In each block of Unicode they begin at …6. */
const INDIC_DIGIT = /(?=[\u0900-\u0dff])\p{Nd}/gu;

/** A text whose digits are all Latin: `५,००,०००` is `5,00,000`, and `৫০` is `50`. */
export function withLatinDigits(text: string): string {
  return text.replace(INDIC_DIGIT, (digit) => String((digit.charCodeAt(0) & 0xf) - 6));
}
