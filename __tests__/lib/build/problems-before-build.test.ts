import { problemsBeforeBuild } from '@/lib/build/problems-before-build';
import { temporaryFolder } from '../../temporary-folder';

// Jest cannot load HarfBuzz.
jest.mock('@/lib/fonts/build-site-fonts', () => ({
  openSourcesOf: async () => ({ have: () => true }),
}));

test('one build names what is wrong in the settings, in the content and with the logo', async () => {
  const files = { 'content/indonesia/fees.en.md': '# Fees\n', 'public/favicon.ico': '' };
  jest.spyOn(process, 'cwd').mockReturnValue(temporaryFolder(files));
  const settings = { NEXT_PUBLIC_EMAIL: 'nobody' };
  const messages = await problemsBeforeBuild(settings, { loadedEnvFiles: [], parsedEnv: {} }, true);

  expect(messages.join('\n').match(/^  \S+/gm)).toEqual([
    '  NEXT_PUBLIC_EMAIL',
    '  content/indonesia/fees.en.md:1',
    '  public/favicon.ico',
  ]);
});
