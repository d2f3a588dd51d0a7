import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFile } from '@/lib/kit/pictures';
import { temporaryFolder } from '../../../temporary-folder';

const once = () => jest.fn(() => Promise.resolve(Buffer.from('encoded')));

test('a file is made once, and kept for the next build', async () => {
  const [folder, make] = [join(temporaryFolder(), 'new'), once()];
  const first = await keepFile('a.avif', make, folder);
  const second = await keepFile('a.avif', make, folder);
  expect(Buffer.from(second).toString()).toBe('encoded');
  expect(second).toEqual(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a build that cannot keep a file still gets it', async () => {
  const file = join(temporaryFolder(), 'a file');
  writeFileSync(file, '');
  expect(Buffer.from(await keepFile('a.avif', once(), file)).toString()).toBe('encoded');
});
