import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Compiles the examples in the READMEs of the kit, so that they are right when somebody copies them. */
const folder = 'reports/readme-examples';
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const parts = readdirSync('lib/kit', { withFileTypes: true }).filter((one) => one.isDirectory());
for (const { name } of parts) {
  const readme = readFileSync(join('lib/kit', name, 'README.md'), 'utf8');
  for (const [index, [, type, code]] of [...readme.matchAll(/^```(tsx?)\n([^]*?)^```/gm)].entries())
    writeFileSync(join(folder, `${name}-${index + 1}.${type}`), code);
}
const config = {
  extends: '../../tsconfig.json',
  // An example need not use all that it names.
  compilerOptions: { noUnusedLocals: false, incremental: false, types: ['node', 'next'] },
  include: ['.', '../../lib/**/*.d.ts'],
  exclude: [],
};
writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
try {
  execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', folder], {
    stdio: 'inherit',
  });
} catch {
  // The compiler has named the files and lines.
  process.exitCode = 1;
}
