import sharp from 'sharp';
import { readConfiguration } from '@/lib/config/read-configuration';
import { NO_CONTENT } from '@/lib/content/read-content';
import { iconDesignOf } from '@/lib/icons/icon-design';
import { drawFavicon, drawIcon, ICONS, type IconName } from '@/lib/kit/icons/draw-icon';
import { drawIconsAndManifest } from '@/lib/seo/icons-and-manifest';
import type { drawImages } from '../setup/draw-open-graph-images';
import { runInNode } from '../setup/run-in-node';

const PURPLE = '#6a0dad';
const SETTINGS = {
  NEXT_PUBLIC_REGION: '1',
  NEXT_PUBLIC_BACKGROUND: PURPLE,
  NEXT_PUBLIC_BG_FONT_COLOR: '#ffffff',
};
const WITHOUT_CONTENT = { content: NO_CONTENT };
const configured = { ...readConfiguration(SETTINGS), ...WITHOUT_CONTENT };

const drawn = runInNode(
  '__tests__/lib/setup/draw-open-graph-images.ts',
  'drawImages',
  SETTINGS,
) as Awaited<ReturnType<typeof drawImages>>;

/** The colour of a pixel, as `#rrggbb`. */
async function colourAt(picture: Buffer, left: number, top: number): Promise<string> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return `#${pixel.toString('hex')}`;
}

// seo.test.ts compares their sizes with the manifest and the page.
const FILES = Object.keys(ICONS) as IconName[];
test.each(FILES)("%s has the company's colours, and the sign in its middle", async (file) => {
  const { size, zoom, radius } = ICONS[file];
  const icon = await drawIcon(file, iconDesignOf(configured));
  const { width, format, hasAlpha } = await sharp(icon).metadata();
  const square = await sharp(icon).flatten({ background: PURPLE }).png().toBuffer();
  const { info: sign } = await sharp(square).trim().toBuffer({ resolveWithObject: true });

  expect(width).toBe(size);
  expect(file.split('.')[1]).toBe(format);
  expect(icon.length).toBeLessThan(6000);
  // The corners are round, or up to the operating system.
  expect(hasAlpha).toBe(radius > 0);
  expect(sign.height / size / zoom).toBeCloseTo(0.72, 1);
  expect(2 * (sign.trimOffsetTop ?? 0)).toBeCloseTo(sign.height - size, -1);
  expect(2 * (sign.trimOffsetLeft ?? 0)).toBeCloseTo(sign.width - size, -1);
  expect(await colourAt(icon, size / 2, Math.round(size * 0.03))).toBe(PURPLE);
});

test('the favicon is an ICO file of at most 2 kB with one picture of 48 pixels', async () => {
  const icon = Buffer.from(await drawFavicon(iconDesignOf(configured)));
  const picture = icon.subarray(icon.readUInt32LE(18));

  expect(icon.length).toBeLessThanOrEqual(2000);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 48, 48]);
  expect(picture).toHaveLength(icon.readUInt32LE(14));
  await expect(sharp(picture).metadata()).resolves.toMatchObject({ format: 'png', width: 48 });
  expect(await colourAt(picture, 24, 2)).toBe(PURPLE);
});

test('other colours change the URL of each file, and the manifest names its icons', async () => {
  const { icons, manifest } = await drawIconsAndManifest(configured);
  const other = await drawIconsAndManifest({
    ...readConfiguration({ NEXT_PUBLIC_REGION: '1' }),
    ...WITHOUT_CONTENT,
  });

  expect(Object.keys(icons)).toEqual(FILES);
  for (const file of FILES) {
    expect(icons[file].url).toMatch(/^\/icons-and-manifest\/[\w-]+\.[0-9a-f]{8}\.\w+$/);
    expect(icons[file].url).not.toBe(other.icons[file].url);
  }
  expect(manifest.url).not.toBe(other.manifest.url);
  expect(Buffer.from(manifest.bytes).toString()).toContain(
    `"src":"..${icons['icon-192.png'].url}"`,
  );
});

test("the Open Graph image has the company's colours", async () => {
  expect(await colourAt(Buffer.from(drawn.configured, 'base64'), 5, 5)).toBe(PURPLE);
});

test('the Open Graph image shows a photograph as a circle', async () => {
  const photograph = sharp(Buffer.from(drawn.photograph, 'base64'));
  const { data, info } = await photograph.raw().toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * info.channels + 3];
  expect([info.width, info.height]).toEqual([600, 600]);
  expect(opacityAt(60, 60)).toBe(0);
  expect(opacityAt(300, 300)).toBe(255);
});
