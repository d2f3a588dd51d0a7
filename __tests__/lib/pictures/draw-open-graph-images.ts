import sharp from 'sharp';
import type { EnvironmentVariables } from '@/lib/config/parse-settings';
import { readConfiguration } from '@/lib/config/read-configuration';
import { drawOpenGraphImage, drawPicture } from '@/lib/pictures/draw-open-graph-image';
import { outlineText } from '@/lib/pictures/text-outline';
import { VARIANTS } from '@/lib/region/variants';

/** What the tests read of the pictures of shared links. Pictures are PNG files in Base64. */
export interface DrawnImages {
  readonly configured: string;
  /** A red photograph, as such a picture shows it. */
  readonly photograph: string;
  /** The widths of the texts of all offers. */
  readonly widths: readonly number[];
  /** The message of the error for a character that the fonts lack. */
  readonly missing: string;
}

/** `icons-and-open-graph-image.test.ts` runs it in a process of Node. */
export async function drawImages(settings: EnvironmentVariables): Promise<DrawnImages> {
  const configuration = readConfiguration(settings);
  const photograph = await sharp({
    create: { width: 960, height: 960, channels: 3, background: '#ff0000' },
  })
    .jpeg()
    .toBuffer();
  const texts = VARIANTS.flatMap(({ copy: { offer }, messages }) => [
    offer.before,
    offer.from,
    messages.offer.to,
    offer.to,
    offer.after,
  ]);
  const outlines = await Promise.all(texts.map(outlineText));
  return {
    configured: (await drawOpenGraphImage(configuration)).toString('base64'),
    photograph: (await drawPicture(photograph, true)).toString('base64'),
    widths: outlines.map(({ width }) => width),
    missing: await outlineText('Loans 贷').then(
      () => '',
      (error: unknown) => (error as Error).message,
    ),
  };
}
