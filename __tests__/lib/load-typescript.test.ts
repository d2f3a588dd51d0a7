import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const LOADER = pathToFileURL(join(process.cwd(), 'lib/load-typescript.mjs')).href;

/** What a script of a Node without Jest prints that has `loadTypeScript`. */
function printed(script: string): string {
  const whole = `import { loadTypeScript } from ${JSON.stringify(LOADER)};\n${script}`;
  return execFileSync(process.execPath, ['--input-type=module', '--eval', whole], {
    encoding: 'utf8',
    stdio: 'pipe',
  });
}

describe('a TypeScript module that Node loads', () => {
  it('comes with the modules and packages that it imports, also when it is asked for twice at once', () => {
    const script = `
      const path = 'lib/theme/convert-colour.ts';
      const [one, other] = await Promise.all([loadTypeScript(path), loadTypeScript(path)]);
      console.log(one.parseColour('oklch(0 0 0)'), other.parseColour('white'));`;
    expect(printed(script)).toBe('#000000 #ffffff\n');
  });

  it('finds files beside its source', () => {
    const script = `
      const { bundle } = await loadTypeScript('lib/export/bundle.ts');
      console.log(await bundle('../browser-scripts/service-worker/self-destroying-worker.ts', {}));`;
    expect(printed(script)).toContain('unregister');
  });

  it.each(['__tests__/report/report-page.tsx', 'lib/tools/gallery/take-screenshots.ts'])(
    'may be %s, which the test report uses',
    (file) => {
      const script = `console.log(Object.keys(await loadTypeScript('${file}')).length > 0);`;
      expect(printed(script)).toBe('true\n');
    },
  );

  it('is named where it does not exist', () => {
    const script = `await loadTypeScript('lib/nowhere.ts').catch(({ message }) => console.log(message));`;
    expect(printed(script)).toContain('lib/nowhere.ts');
  });
});
