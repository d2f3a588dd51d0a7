import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { thisBuild } from '@/lib/build/this-build';
import { temporaryFolder } from '../../temporary-folder';

// Jest cannot load HarfBuzz.
jest.mock('@/lib/fonts/build-site-fonts', () => ({
  openSourcesOf: async () => ({ have: () => true }),
}));

test('a request after a failed one reads the files again, and a successful read is remembered', async () => {
  const file = 'content/indonesia/fees.en.md';
  const project = temporaryFolder({ [file]: '# Fees\n' });
  jest.spyOn(process, 'cwd').mockReturnValue(project);
  await expect(thisBuild.site()).rejects.toThrow(`${file}:1 has no text`);

  writeFileSync(join(project, file), '# Fees\n\nNone.\n');
  const site = await thisBuild.site();
  expect(site.content.pages.map(({ title }) => title)).toEqual(['Fees']);
  expect(await thisBuild.site()).toBe(site);
});
