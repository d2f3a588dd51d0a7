import sharp from 'sharp';
import { readConfiguration } from '@/lib/config/read-configuration';
import { drawOpenGraphImage, drawPicture } from '@/lib/icons/draw-open-graph-image';
import type { EnvironmentVariables } from '@/lib/kit/settings/parse-settings';

/**
 * What the tests read of the Open Graph images. Pictures are PNG files in Base64.
 * `icons-and-open-graph-image.test.ts` runs it in a process of Node.
 */
export async function drawImages(settings: EnvironmentVariables) {
  const red = { width: 960, height: 960, channels: 3, background: '#ff0000' } as const;
  const photograph = await sharp({ create: red }).jpeg().toBuffer();
  return {
    configured: (await drawOpenGraphImage(readConfiguration(settings))).toString('base64'),
    photograph: (await drawPicture(photograph, true)).toString('base64'),
  };
}
