import { existsSync, lstatSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_ALL, projectForCommands } from './setup/project-for-commands';

// A build takes minutes on a busy machine.
jest.setTimeout(400_000);

const { project, write, read, run } = projectForCommands('build-all');

test('builds the sites of a company, and keeps all of them if one build fails', () => {
  write(
    '.env.local',
    'NEXT_PUBLIC_EMAIL=care@acme.example',
    'NEXT_PUBLIC_OTHER_REGION_URL=en-ID=https://id.acme.example',
  );
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme', 'NEXT_PUBLIC_HTTP_URL=https://en.acme.example');
  // Windows programs begin a file with a byte order mark.
  write(
    '.env.hi-IN',
    '\ufeffNEXT_PUBLIC_HTTP_URL=https://hi.acme.example',
    'NEXT_PUBLIC_COM_NAME=ऐक्मे',
  );
  mkdirSync(join(project, 'reports/web/id-ID'), { recursive: true });
  symlinkSync('reports/web', join(project, 'variants'));

  const { status, stdout, stderr } = run(BUILD_ALL);

  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const [locale, name, other] of [
    ['en-IN', 'Acme', 'hi'],
    ['hi-IN', 'ऐक्मे', 'en'],
  ] as const) {
    const page = read(`variants/${locale}/out/index.html`);
    expect(page).toContain(`<title>${name}</title>`);
    expect(page).toContain(
      `<link rel="alternate" hreflang="${other}-IN" href="https://${other}.acme.example"`,
    );
    expect(page).toContain('care@acme.example');
    expect(page).not.toContain('id.acme.example');
    expect(existsSync(join(project, `variants/${locale}/out.nginx.conf`))).toBe(true);
    expect(stdout).toMatch(
      new RegExp(`Company +${name}\n.*${locale.slice(0, 2)}\\.acme\\.example`),
    );
    expect(stdout).toMatch(new RegExp(`India, .*: variants/${locale}/`));
  }
  expect(stdout.match(/- registered office: NEXT_PUBLIC_ADDRESS /g)).toHaveLength(2);
  expect(stdout).toContain('! NEXT_PUBLIC_OTHER_REGION_URL was not used');
  expect(existsSync(join(project, 'reports/web/id-ID'))).toBe(false);
  expect(lstatSync(join(project, 'variants')).isSymbolicLink()).toBe(true);

  const before = read('variants/en-IN/out/index.html');
  write('.env.en-IN', 'NEXT_PUBLIC_COM_NAME=Acme Two');
  write('.env.hi-IN', 'NEXT_PUBLIC_COM_NAME=ऐक्मे', 'COM_NAME=Acme');
  const failed = run(BUILD_ALL);

  expect(failed.status).toBe(1);
  expect(failed.stderr).toContain('COM_NAME (.env.hi-IN:2) is not a setting');
  expect(read('variants/en-IN/out/index.html')).toBe(before);
});
