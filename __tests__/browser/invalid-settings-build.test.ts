import { execFile } from 'node:child_process';

/** Builds with wrong settings. They stop before the compilation. */
async function buildWith(settings: Record<string, string>) {
  const script = `import('./__tests__/browser/setup/build-exports.mjs').then(async ({ nextBuild }) => {
    process.stdout.write(JSON.stringify(await nextBuild(${JSON.stringify(settings)})));
  })`;
  return new Promise<{ status: number; output: string }>((resolve, reject) => {
    execFile(process.execPath, ['--input-type=module', '--eval', script], (error, stdout) =>
      error instanceof Error
        ? reject(error)
        : resolve(JSON.parse(stdout) as { status: number; output: string }),
    );
  });
}

test('a build with three wrong settings stops with one message that names all three', async () => {
  const { status, output } = await buildWith({
    NEXT_PUBLIC_EMAIL: 'nobody',
    NEXT_PUBLIC_HTTP_URL: 'company.example',
    NEXT_PUBLIC_BACKGROUND: 'bluish',
  });

  expect(status).toBe(1);
  expect(output.match(/wrong settings/g)).toEqual(['wrong settings']);
  expect(output).toContain('NEXT_PUBLIC_EMAIL was "nobody"');
  expect(output).toContain('NEXT_PUBLIC_HTTP_URL was "company.example"');
  expect(output).toContain('NEXT_PUBLIC_BACKGROUND was "bluish"');
});
