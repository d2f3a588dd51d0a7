import { render } from '@testing-library/react';
import { encode } from 'uqr';
import { AppQrCode, qrCodeOf } from '@/components/home/app-qr-code';

test('the QR code of the app link has the dark modules of the link, and a link of 200 characters has none', () => {
  const url = 'https://play.google.com/store/apps/details?id=example.loans';
  const code = qrCodeOf(url);
  if (!code) throw new Error('The link has no code.');
  const { container } = render(<AppQrCode caption="" code={code} />);

  const { data, size } = encode(url, { ecc: 'L', border: 4 });
  const drawn = data.map((row) => row.map(() => false));
  let [x, y] = [0, 0];
  const path = container.querySelector('path')?.getAttribute('d') ?? '';
  for (const [, command, first, second] of path.matchAll(/([Mmh])(\d+)(?: ([\d.]+))?/g)) {
    if (command === 'M') [x, y] = [Number(first), Math.floor(Number(second))];
    else if (command === 'h') drawn[y]?.fill(true, x, x + Number(first));
    if (command !== 'M') x += Number(first);
  }
  expect(drawn).toEqual(data);
  expect(container.querySelector('svg')?.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);

  expect(qrCodeOf(`${url}&hl=${'x'.repeat(140)}`)).toBeUndefined();
});
