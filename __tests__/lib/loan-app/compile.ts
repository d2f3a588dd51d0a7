import { join } from 'node:path';
import ts from 'typescript';

const ROOT = join(__dirname, '../../..');

function projectOptions(): ts.CompilerOptions {
  const path = join(ROOT, 'tsconfig.json');
  const { config } = ts.readConfigFile(path, ts.sys.readFile) as {
    config: { compilerOptions: object };
  };
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT);
  return { ...options, incremental: false, noUnusedLocals: false, types: ['node'] };
}

/**
 * Compiles each source as a module of this folder, under the project's own options.
 *
 * @returns the compiler's error messages for each source, in order
 */
export function compile(sources: readonly string[]): string[][] {
  const files = new Map(
    sources.map((source, index) => [join(__dirname, `source-${String(index)}.ts`), source]),
  );
  const options = projectOptions();
  const host = ts.createCompilerHost(options);
  const { readFile, fileExists, getSourceFile } = host;

  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, target, ...rest) => {
    const source = files.get(path);
    return source === undefined
      ? getSourceFile(path, target, ...rest)
      : ts.createSourceFile(path, source, target);
  };

  const program = ts.createProgram([...files.keys()], options, host);
  return [...files.keys()].map((path) => {
    const file = program.getSourceFile(path);
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
      ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  });
}
