import { runInNewContext } from 'node:vm';
import { siteConfigScript } from '@/lib/config/site-config-script';

test('the script gives a page the site configuration that it was made from', () => {
  const tricky = {
    comName: 'A "quoted" \\ name\u2028',
    email: 'a@b.example',
    address: "'; alert(1); '",
    copyright: '© A',
  };
  const window: { siteConfig?: unknown } = {};

  runInNewContext(siteConfigScript(tricky), { window });

  expect(window.siteConfig).toEqual(tricky);
});

test('the script tells whoever opens it to edit what they find', () => {
  const [first, second] = siteConfigScript({
    comName: '',
    email: '',
    address: '',
    copyright: '',
  }).split('\n');

  expect(first).toMatch(/^\/\/ .*Edit the values/);
  expect(second).toMatch(/^\/\/ .*keeps the value of the build/);
});
