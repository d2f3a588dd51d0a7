import sharp from 'sharp';
import { encode } from 'uqr';
import { drawAppQrCode } from '@/lib/icons/app-qr-code';

const LINK = 'https://play.google.com/store/apps/details?id=example.loans';
const SITE = 'https://loans.example';
const draw = (appUrls: string[], siteUrl = SITE) => drawAppQrCode({ appUrls, siteUrl });

test.each([
  ['the link to the app', [LINK], LINK],
  ['the site, if the app is in several stores', [LINK, 'https://apps.apple.com/app/id1'], SITE],
])('the QR code is that of %s, black on white', async (_, appUrls, link) => {
  const code = draw(appUrls);
  if (!code) throw new Error('The link has no code.');
  const { data, size } = encode(link, { ecc: 'L', border: 4 });

  const drawn = sharp(code.bytes).resize(size, size, { kernel: 'nearest' }).greyscale();
  const pixels = [...(await drawn.raw().toBuffer())];
  expect(pixels).toEqual(data.flat().map((isDark) => (isDark ? 0 : 255)));
});

test('there is no QR code without a link, and for one of 200 characters', () => {
  expect(draw([])).toBeUndefined();
  expect(draw([LINK, SITE], '')).toBeUndefined();
  expect(draw([`${LINK}&hl=${'x'.repeat(140)}`])).toBeUndefined();
});
