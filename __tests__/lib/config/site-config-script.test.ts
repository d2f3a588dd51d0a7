import { runInNewContext } from 'node:vm';
import { DEMONSTRATION_SITE_CONFIG } from '@/lib/config/defaults';
import { siteConfigScript } from '@/lib/config/site-config-script';

test('the script gives a page the site configuration that it was made from', () => {
  const tricky = { ...DEMONSTRATION_SITE_CONFIG, comName: 'A "quoted" \\ name\u2028', address: "'; alert(1); '" };
  const window: { siteConfig?: unknown } = {};

  runInNewContext(siteConfigScript(tricky), { window });

  expect(window.siteConfig).toEqual(tricky);
});
