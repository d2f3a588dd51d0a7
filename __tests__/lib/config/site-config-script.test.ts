import { readConfiguration } from '@/lib/config/read-configuration';
import { siteConfigScript } from '@/lib/config/site-config-script';

const { company } = readConfiguration({});

test('explains to a deployer how to edit it', () => {
  const [first, second] = siteConfigScript(company).split('\n');

  expect(first).toMatch(/^\/\/ .*Edit a value/);
  expect(second).toMatch(/^\/\/ .*value of the build/);
});
