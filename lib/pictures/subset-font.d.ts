/** The part of `subset-font` that this project uses. The package has no types. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes: Readonly<Record<string, number>> },
  ): Promise<Buffer>;
}
