import { blendEdges } from '@/lib/kit/pictures';

const WIDTH = 16;
const YELLOW = [240, 190, 40];
const BLUE = [20, 60, 160];
const CREAM = [250, 240, 220];

/** A row of pixels of each column, nine rows high, so that the middle row has no neighbour missing. */
const picture = (columns: readonly (readonly number[])[]) =>
  Uint8Array.from(
    Array.from({ length: 9 }, () => columns.flatMap((colour) => [...colour, 255])).flat(),
  );

const mask = (columns: readonly number[]) =>
  Uint8Array.from(Array.from({ length: 9 }, () => columns).flat());

const middleRow = (pixels: Uint8Array, column: number) => [
  ...pixels.subarray(4 * (4 * WIDTH + column), 4 * (4 * WIDTH + column) + 3),
];

const mix = (share: number, a: readonly number[], b: readonly number[]) =>
  a.map((value, i) => Math.round(share * value + (1 - share) * (b[i] ?? 0)));

const columns = (at: (column: number) => readonly number[]) =>
  Array.from({ length: WIDTH }, (_, i) => at(i));

/** Yellow becomes blue on the left of the edge at column 8; cream keeps its colour. */
function blend(edge: readonly number[], materials: readonly number[]) {
  const original = picture(columns((i) => (i < 8 ? YELLOW : i > 8 ? CREAM : edge)));
  const coloured = Uint8Array.from(original);
  mask(materials).forEach((material, index) => {
    if (material === 1) coloured.set(BLUE, 4 * index);
  });
  blendEdges(original, coloured, mask(materials), WIDTH);
  return coloured;
}

const clean = Array.from({ length: WIDTH }, (_, i) => (i < 8 ? 1 : 0));

test('a pixel between two materials becomes the same mixture of the new colours', () => {
  const coloured = blend(mix(0.4, YELLOW, CREAM), clean);

  const expected = mix(0.4, BLUE, CREAM);
  middleRow(coloured, 8).forEach((value, i) =>
    expect(Math.abs(value - (expected[i] ?? 0))).toBeLessThan(3),
  );
  expect(middleRow(coloured, 7)).toEqual(BLUE);
  expect(middleRow(coloured, 9)).toEqual(CREAM);
});

test.each([-1, 1])('a mask that is a pixel off (%i) leaves no fringe', (shift) => {
  const coloured = blend(
    CREAM,
    Array.from({ length: WIDTH }, (_, i) => (i < 8 + shift ? 1 : 0)),
  );

  expect(middleRow(coloured, 7)).toEqual(BLUE);
  expect(middleRow(coloured, 8)).toEqual(CREAM);
});

test('a thin line of its own colour keeps what it got', () => {
  const line = [200, 20, 60];
  const original = picture(columns((i) => (i === 8 ? line : CREAM)));
  const materials = mask(Array.from({ length: WIDTH }, (_, i) => (i === 8 ? 1 : 0)));
  const coloured = Uint8Array.from(original);
  materials.forEach((material, index) => {
    if (material === 1) coloured.set(BLUE, 4 * index);
  });
  blendEdges(original, coloured, materials, WIDTH);

  expect(middleRow(coloured, 8)).toEqual(BLUE);
});
