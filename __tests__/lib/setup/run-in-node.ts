import { execFileSync } from 'node:child_process';

/**
 * Calls a function of a TypeScript module in a process of Node, and returns its result as JSON. Jest
 * cannot load HarfBuzz, an ES module that waits for its WebAssembly.
 */
export function runInNode(module: string, name: string, ...values: readonly unknown[]): unknown {
  const script = `
    import { importTypeScript } from './lib/kit/commands/import-typescript.mjs';
    const { ${name} } = await importTypeScript(${JSON.stringify(module)});
    process.stdout.write(JSON.stringify(await ${name}(...${JSON.stringify(values)})));
  `;
  const options = { encoding: 'utf8', maxBuffer: 1e8 } as const;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], options));
}
