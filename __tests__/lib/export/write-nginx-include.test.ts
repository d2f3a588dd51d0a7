import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sealWithPolicy } from '@/lib/export/steps/seal-with-policy';
import { writeNginxInclude } from '@/lib/export/steps/write-nginx-include';
import { exported, pageWithLoader } from './exported';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'nginx-include-'));
});

afterEach(() => rmSync(project, { recursive: true }));

it('writes the include beside the export, each page with its policy', async () => {
  const site = exported(pageWithLoader());
  await sealWithPolicy(site);
  await writeNginxInclude(project, site);

  expect(readFileSync(join(project, 'out.nginx.conf'), 'utf8')).toMatch(
    /location = \/ \{[^}]*Content-Security-Policy "default-src 'none';/,
  );
});

it('writes nothing for a page without a policy', async () => {
  await expect(writeNginxInclude(project, exported(pageWithLoader()))).rejects.toThrow(
    'out/index.html: expected its Content Security Policy in a meta element',
  );
  expect(existsSync(join(project, 'out.nginx.conf'))).toBe(false);
});
