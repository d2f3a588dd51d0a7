import sharp from 'sharp';
import { drawIcon } from '@/lib/kit/icons/draw-icon';
import { drawLogo, readLogo as read } from '@/lib/kit/icons/logo';
import { temporaryFolder } from '../../../temporary-folder';

const readLogo = (project: string) => read(project, 'See the README.');

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50"><rect width="100" height="50" fill="#1f4fd8"/></svg>';
const png = () =>
  sharp({ create: { width: 800, height: 400, channels: 4, background: '#1f4fd8' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .png()
    .toBuffer();

test('without a logo there is none', async () => {
  expect(await readLogo(temporaryFolder({ 'public/.keep': '' }))).toBeUndefined();
});

test('a PNG logo is as tall as dense screens need, and has no metadata', async () => {
  const logo = await readLogo(temporaryFolder({ 'public/logo.png': await png() }));

  expect(logo).toMatchObject({ width: 800, height: 400 });
  expect(logo?.url).toMatch(/^\/icons-and-manifest\/logo\.[0-9a-f]{8}\.png$/);
  const { height, exif } = await sharp(logo?.bytes).metadata();
  expect({ height, exif }).toEqual({ height: 120, exif: undefined });
});

test('icons show the logo in their middle, without its own margin', async () => {
  const logo = await readLogo(temporaryFolder({ 'public/logo.svg': SVG }));
  if (!logo) throw new Error('There is no logo.');
  const { data, info } = await sharp(await drawLogo(logo, 100, 100))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const opacityAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  expect([opacityAt(2, 50), opacityAt(97, 50), opacityAt(50, 10)]).toEqual([255, 255, 0]);

  const icon = await drawIcon('icon-192.png', { ground: '#ffffff', logo });
  const middle = await sharp(icon)
    .extract({ left: 96, top: 96, width: 1, height: 1 })
    .raw()
    .toBuffer();
  expect([...middle.subarray(0, 3)]).toEqual([0x1f, 0x4f, 0xd8]);
});

test.each([
  [{ 'public/logo.svg': SVG, 'public/logo.png': 'x' }, 'are both the logo; remove one'],
  [{ 'public/logo.png': SVG }, 'public/logo.png is not a picture in PNG'],
  [{ 'public/favicon.ico': 'x' }, 'public/favicon.ico is drawn by the build'],
])('%j is refused', async (files, message) => {
  await expect(readLogo(temporaryFolder(files))).rejects.toThrow(message);
});
