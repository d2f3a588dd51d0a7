import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Reads the configuration of Next, then asks Next whether it sends usage data. */
const SCRIPT = `
  import { createRequire } from 'node:module';
  await import(process.env.CONFIG);
  const requireFromProject = createRequire(process.env.CONFIG);
  const { Telemetry } = requireFromProject('next/dist/telemetry/storage.js');
  console.log(new Telemetry({ distDir: process.cwd(), skipNotify: true }).isEnabled);
`;

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'next-telemetry-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

test.each([
  { choice: 'nothing is set', value: undefined, sends: false },
  { choice: 'the variable is empty', value: '', sends: true },
  { choice: 'the variable is "1"', value: '1', sends: false },
])('Next sends usage data only if the owner wants it: $choice', ({ value, sends }) => {
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', SCRIPT], {
    cwd: folder,
    encoding: 'utf8',
    // Next keeps a developer's own choice in the home folder.
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      CONFIG: pathToFileURL('next.config.mjs').href,
      NEXT_TELEMETRY_DISABLED: value,
    },
  });

  expect(output.trim()).toBe(String(sends));
});
