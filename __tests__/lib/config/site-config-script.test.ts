import { runInNewContext } from 'node:vm';
import { readConfiguration } from '@/lib/config/read-configuration';
import { siteConfigScript } from '@/lib/config/site-config-script';

const { company } = readConfiguration({});

test('sets the company texts under their specified names, character by character', () => {
  const tricky = {
    name: 'A "quoted" \\ name\u2028',
    email: 'a@b.example',
    address: "'; alert(1); '",
    copyright: '© A',
  };
  const window: { siteConfig?: unknown } = {};

  runInNewContext(siteConfigScript({ ...company, ...tricky }), { window });

  const { name, ...others } = tricky;
  expect(window.siteConfig).toEqual({ comName: name, ...others });
});

test('explains to a deployer how to edit it', () => {
  const [first, second] = siteConfigScript(company).split('\n');

  expect(first).toMatch(/^\/\/ .*Edit a value/);
  expect(second).toMatch(/^\/\/ .*value of the build/);
});
