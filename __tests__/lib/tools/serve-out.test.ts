import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../temporary-folder';

let project: string;

beforeEach(() => {
  const manifest = JSON.stringify({ name: 'Example Finance', lang: 'en-IN' });
  project = temporaryFolder({
    'out/_headers': '/*',
    'out/404.html': '',
    'out/icons-and-manifest/manifest.0123abcd.webmanifest': manifest,
  });
});

/** Starts the server, and stops it when it has printed what a test waits for, or an error. */
async function startUntil(printed: RegExp, ...options: string[]): Promise<string> {
  const script = join(process.cwd(), 'lib/kit/commands/run-command.mjs');
  const start = spawn(process.execPath, [script, 'lib/tools/serve-out.ts', ...options], {
    cwd: project,
  });
  let output = '';
  const read = (text: Buffer) => (output += text.toString());
  start.stderr.on('data', read);
  await new Promise<void>((resolve) => {
    start.stdout.on('data', (text: Buffer) => {
      if (printed.test(read(text))) resolve();
    });
    start.once('close', () => resolve());
  });
  start.kill();
  return output;
}

test('npm start serves an existing export, and prints the company, its country, a URL whose port is not that of next dev, and how to open it on a phone', async () => {
  const output = await startUntil(/On a phone/);

  expect(output).toMatch(/Example Finance, India: http:\/\/localhost:\d+/);
  expect(output).not.toMatch(/:3000\b/);
  expect(output).toContain('npm start -- --phone');
});

test('npm start -- --phone prints the URL in the network with its QR code', async () => {
  const output = await startUntil(/█|in no network/, '--phone');

  expect(output).toMatch(/On a phone: http:\/\/(?!127)[\d.]+:\d+\/\n.*█|in no network/s);
});

// read-server-address.test.ts has every way to write an address.
test('npm start serves at the given port, and at localhost if all addresses are served', async () => {
  const output = await startUntil(/On a phone/, '--host', '0.0.0.0', '--port=4779');
  expect(output).toContain('India: http://localhost:4779/\n');
});

test('npm start refuses a wrong port and serves nothing', async () => {
  const message = 'The port was "65536"; allowed: a number from 1 to 65535.\n';
  expect(await startUntil(/http/, '--port=65536')).toBe(message);
});

test('npm start says that it builds if there is no finished export, and serves nothing if that fails', async () => {
  rmSync(join(project, 'out/_headers'));
  // The folder of this test has no app, so the build fails.
  const output = await startUntil(/http:\/\/localhost/);

  expect(output).toMatch(/^\nout\/ is not the whole site\. Building it with the settings of /);
  expect(output).not.toContain('http://localhost');
});
