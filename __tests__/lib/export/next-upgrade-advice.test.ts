import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let project = '';
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'supported-next-'));
  for (const folder of ['node_modules/next', 'lib/export'])
    mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(join(project, 'node_modules/next/package.json'), '{"version":"16.9.0"}');
  copyFileSync(
    'lib/export/next-upgrade-advice.mjs',
    join(project, 'lib/export/next-upgrade-advice.mjs'),
  );
});
afterEach(() => rmSync(project, { recursive: true }));

test('the advice for a failed step names the supported and the installed version of Next', () => {
  const script = `
    import { upgradeAdvice } from './lib/export/next-upgrade-advice.mjs';
    console.log(upgradeAdvice());`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: project,
    encoding: 'utf8',
  });
  expect(stdout).toMatch(
    /this project supports Next 16\.\d+, and 16\.9\.0 is installed\. See "Upgrading Next" in lib\/export\/README\.md\./,
  );
});
