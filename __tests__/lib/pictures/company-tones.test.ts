import { join } from 'node:path';
import { converter, wcagContrast, wcagLuminance } from 'culori';
import fc from 'fast-check';
import sharp from 'sharp';
import { shiftTones } from '@/lib/kit/pictures';
import { companyTones } from '@/lib/pictures/company-tones';
import type { PictureList } from '@/lib/pictures/picture-urls';
import { MASK_STEP } from '@/lib/pictures/recoloured-pictures';
import pictures from '@/lib/region/pictures.json';
import type { Region } from '@/lib/region/regions';
import { oklchOf } from '@/lib/theme/convert-colour';
import { AA_TEXT, deriveTheme } from '@/lib/theme/derive-theme';
import { accentWithText } from '../setup/accent-with-text';

const ACCENTS = {
  blue: '#1f4fd8',
  'dark blue': '#0b2a6f',
  'pale blue': '#cfe6ff',
  teal: '#00898f',
  green: '#12a150',
  lemon: '#fff27a',
  gold: '#f5b700',
  orange: '#f26b1d',
  red: '#d31f2f',
  pink: '#e6007e',
  purple: '#7a2ff2',
  'dark green': '#0d3b2a',
};

/** The materials of the dark and of the coloured parts (company-tones.ts). */
const INK = [2];
const BODY = [1, 5, 6, 7];

/** Places in the drawings, as shares of their width. */
const FIXED = [
  ['india/features/users.webp', 'skin', 0.5, 0.33],
  ['india/features/users.webp', 'hair', 0.5, 0.15],
  ['india/features/arrival.webp', 'gold', 0.27, 0.2],
  ['india/features/salary.webp', 'petals', 0.3, 0.72],
  ['india/features/salary.webp', 'paper', 0.5, 0.18],
  ['india/banner/crowd.webp', 'skin', 0.16, 0.5],
  ['india/banner/crowd.webp', 'gold', 0.57, 0.8],
  ['indonesia/features/range.webp', 'gold', 0.77, 0.3],
  ['indonesia/about.webp', 'leaf', 0.74, 0.6],
  ['indonesia/features/salary.webp', 'paper', 0.5, 0.25],
] as const;

/** About 1,400 visible pixels of each drawing: the shares are right to 2 %. */
const WIDTH = 48;
const PIXELS = WIDTH * WIDTH;

interface Drawing {
  readonly region: Region;
  readonly original: string;
  readonly pixels: Uint8Array;
  readonly materials: Uint8Array;
}

const read = (folder: string, file: string) =>
  sharp(join('lib/pictures', folder, file)).resize(WIDTH, WIDTH, {
    kernel: 'nearest',
    fastShrinkOnLoad: false,
  });

const drawings = Object.entries(pictures as PictureList).flatMap(([region, list]) =>
  Object.values(list).map(async ({ original, mask }): Promise<Drawing> => {
    const grey = await read('masks', mask?.file ?? '')
      .extractChannel(0)
      .raw()
      .toBuffer();
    return {
      region: region as Region,
      original,
      pixels: await read('originals', original).ensureAlpha().raw().toBuffer(),
      materials: grey.map((value) => Math.round(value / MASK_STEP)),
    };
  }),
);

const toOklch = converter('oklch');

function colourAt(pixels: Uint8Array, index: number) {
  const [r = 0, g = 0, b = 0] = pixels.subarray(4 * index, 4 * index + 3);
  return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
}

const visible = ({ pixels }: Drawing) =>
  Array.from({ length: PIXELS }, (_, index) => index).filter(
    (index) => (pixels[4 * index + 3] ?? 0) > 127,
  );

const share = (indexes: readonly number[], holds: (index: number) => boolean) =>
  indexes.filter(holds).length / indexes.length;

function paletteOf(accent: string) {
  const isDark = wcagContrast('#ffffff', accent) >= AA_TEXT;
  return { accent, onAccent: isDark ? '#ffffff' : '#000000', text: '#000000' };
}

function inColours({ region, pixels, materials }: Drawing, accent: string): Uint8Array {
  const copy = Uint8Array.from(pixels);
  shiftTones(copy, materials, companyTones(region, paletteOf(accent)));
  return copy;
}

/** The contrast between the ground of a drawing and the mean of its pixels in some materials. */
function contrastOf(pixels: Uint8Array, indexes: readonly number[], ground: string): number {
  const luminances = indexes.map((index) => wcagLuminance(colourAt(pixels, index)));
  const mean = luminances.reduce((sum, one) => sum + one, 0) / luminances.length;
  const [dark = 0, light = 0] = [mean, wcagLuminance(ground)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

describe.each(Object.entries(ACCENTS))('in %s', (_, accent) => {
  const { h: accentHue = 0 } = toOklch(accent) ?? {};
  const recoloured = Promise.all(drawings).then((all) =>
    all.map((drawing) => ({ ...drawing, pixels: inColours(drawing, accent) })),
  );
  const { surface, circle, darkCard } = deriveTheme(paletteOf(accent)).light;
  const isOwn = (pixels: Uint8Array) => (index: number) => {
    const { c, h = 0 } = toOklch(colourAt(pixels, index));
    return c > 0.03 && Math.abs(((h - accentHue + 540) % 360) - 180) <= 12;
  };

  test('a quarter of each drawing has the hue of the company', async () => {
    const shares = (await recoloured).map((drawing) => ({
      original: drawing.original,
      share: share(visible(drawing), isOwn(drawing.pixels)),
    }));
    expect(shares.filter(({ share }) => share < 0.25)).toEqual([]);
  });

  // The phone and the calendar of the banner have a frame of ink, and their coloured parts are on
  // white. In the other drawings, both materials meet the ground.
  test('each object can be told from its ground', async () => {
    const contrasts = (await recoloured).flatMap((drawing) => {
      const isInBanner = drawing.original.includes('/banner/');
      const seen = visible(drawing);
      return (isInBanner ? [INK] : [INK, BODY]).flatMap((materials) => {
        const object = seen.filter((index) => materials.includes(drawing.materials[index] ?? 0));
        if (object.length < 0.12 * seen.length) return [];
        const grounds = isInBanner ? [accent, circle] : [surface, darkCard];
        return grounds.map((ground) => {
          const contrast = contrastOf(drawing.pixels, object, ground);
          return { original: drawing.original, materials, ground, contrast };
        });
      });
    });
    expect(contrasts.length).toBeGreaterThan(20);
    expect(contrasts.filter(({ contrast }) => contrast < 1.5)).toEqual([]);
  });
});

test('skin, hair, gold, leaves and paper keep their colours', async () => {
  const kept = (await Promise.all(drawings)).flatMap((drawing) => {
    const own = FIXED.filter(([original]) => original === drawing.original);
    const pixels = inColours(drawing, ACCENTS.blue);
    return own.map(([original, part, x, y]) => {
      const index = Math.round(y * WIDTH) * WIDTH + Math.round(x * WIDTH);
      return [original, part, colourAt(pixels, index), colourAt(drawing.pixels, index)] as const;
    });
  });
  expect(kept).toHaveLength(FIXED.length);
  for (const [, , after, before] of kept) expect(after).toEqual(before);
});

test('a grey company gets grey objects, and the detail keeps its colour', async () => {
  const drawing = (await Promise.all(drawings)).find(
    ({ original }) => original === 'india/features/users.webp',
  );
  const pixels = inColours(drawing as Drawing, '#1c1c1e');
  const chromaOf = (materials: readonly number[]) => {
    const found = visible(drawing as Drawing).filter((index) =>
      materials.includes(drawing?.materials[index] ?? 0),
    );
    return Math.max(...found.map((index) => toOklch(colourAt(pixels, index)).c));
  };
  expect(chromaOf([...INK, ...BODY])).toBeLessThan(0.03);
  expect(chromaOf([3])).toBeGreaterThan(0.15);
});

test('for any accent, the body of an object differs from the cards, and its ink from the panel, the circle, the cards and the body', () => {
  fc.assert(
    fc.property(accentWithText, (palette) => {
      const { light, dark } = deriveTheme(palette);
      const { 1: body, 2: ink } = companyTones('india', palette);
      const step = (one = 0, ...others: readonly string[]) =>
        Math.min(...others.map((other) => Math.abs(oklchOf(other).l - one)));
      const cards = [light, dark].flatMap(({ surface, darkCard }) => [surface, darkCard]);
      const panel = [palette.accent, light.circle, dark.circle];

      expect(step(body?.to.l, ...cards)).toBeGreaterThan(0.12);
      expect(step(ink?.to.l, ...cards, ...panel)).toBeGreaterThan(0.06);
      expect(Math.abs((ink?.to.l ?? 0) - (body?.to.l ?? 0))).toBeGreaterThan(0.06);
    }),
    { numRuns: 500 },
  );
});
