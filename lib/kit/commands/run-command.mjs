import { importTypeScript } from './import-typescript.mjs';

// `node lib/kit/commands/run-command.mjs PATH OPTIONS` calls `run` of a TypeScript module, which Node 20
// cannot import. `run` reads only the options. Its errors are for the person at the terminal.
const [path] = process.argv.splice(2, 1);
try {
  const { run } = await importTypeScript(path);
  await run();
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
