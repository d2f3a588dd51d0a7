import { browsersPage } from '../cross-browser/setup/browsers-page';

test('the pictures of other browsers are side by side, and browsers that were not tested are named', () => {
  const picture = {
    state: 'Home, india',
    device: 'Phone',
    scheme: 'light',
    source: '1.png',
  } as const;
  const page = browsersPage(
    ['Chromium 92', 'Firefox'].map((variant) => ({ ...picture, variant })),
    '',
  );

  expect([...page.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
    'Home, india in Chromium 92, phone, light',
    'Home, india in Firefox, phone, light',
  ]);
  expect(page).toContain('Not tested: Chromium 106, Chromium 111, Chromium 119, WebKitGTK.');
});
