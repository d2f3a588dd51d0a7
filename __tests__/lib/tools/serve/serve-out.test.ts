import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let project: string;

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'start-'));
  mkdirSync(join(project, 'out'));
  writeFileSync(join(project, 'out/_headers'), '/*');
  writeFileSync(
    join(project, 'out/manifest.webmanifest'),
    JSON.stringify({ name: 'Example Finance', lang: 'en-IN' }),
  );
});

afterEach(() => rmSync(project, { recursive: true }));

test('npm start prints the company, its country and a URL whose port is not that of next dev', async () => {
  const start = spawn(process.execPath, [join(process.cwd(), 'lib/tools/serve/serve-out.mjs')], {
    cwd: project,
  });
  let output = '';
  await new Promise<void>((resolve) => {
    start.stdout.on('data', (text: Buffer) => {
      output += text.toString();
      if (output.includes('http')) resolve();
    });
    start.once('exit', () => resolve());
  });
  start.kill();

  expect(output).toMatch(/Example Finance, India: http:\/\/localhost:\d+/);
  expect(output).not.toMatch(/:3000\b/);
});
