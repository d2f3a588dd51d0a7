import { transform } from 'esbuild';
import { browsersLacking, compatData } from './compat-data';
import { ESBUILD_TARGETS } from './oldest-browsers';

/** Parts of regular expressions that an old browser lacks and esbuild does not look at. */
const UNSUPPORTED_PATTERNS: Readonly<Record<string, RegExp>> = {
  'a lookbehind in a regular expression': /\(\?<[=!]/,
  'a modifier in a regular expression': /\(\?(?=[ims-])[ims]*(?:-[ims]*)?:/,
  'two groups of the same name in a regular expression': /\(\?<([\w$]+)>[^/\n]*\(\?<\1>/,
};

/**
 * The bracket of a call, such as `a.b(`, `).b(`, `a?.b?.(` or `b(`, and before it the name of the
 * object, the dot and the name of the function.
 */
const CALL = /(?<=(?:([\w$]*)\??(?<!\.\.)(\.)\s*)?(?<![\w$])([A-Za-z_$][\w$]*)\s*(?:\?\.)?)\(/g;

/** Functions that the scripts of the export only call where they exist. */
const GUARDED: ReadonlySet<string> = new Set(['reportError']);

/** The built-in objects whose methods are looked for by their names alone. */
const INSTANCES = ['Array', 'TypedArray', 'String', 'Map', 'Set', 'Date'];

/**
 * What a script needs and a supported browser lacks: syntax, global functions such as
 * `structuredClone`, static methods such as `Object.groupBy`, and methods such as `findLast`.
 */
export async function unsupportedInScript(code: string): Promise<string[]> {
  const patterns = Object.entries(UNSUPPORTED_PATTERNS)
    .filter(([, pattern]) => pattern.test(code))
    .map(([problem]) => problem);
  return [...(await syntaxProblem(code)), ...patterns, ...callProblems(code)];
}

/**
 * esbuild rewrites syntax that its target lacks. It writes a script for
 * the oldest browsers as it does for the newest if, and only if, the oldest lack nothing.
 */
async function syntaxProblem(code: string): Promise<string[]> {
  const linesFor = async (target: string | string[]) => {
    const options = { target, format: 'iife', treeShaking: false, logLevel: 'silent' } as const;
    return (await transform(code, options)).code.split('\n');
  };
  try {
    const [newest, oldest] = await Promise.all([linesFor('esnext'), linesFor(ESBUILD_TARGETS)]);
    const changed = newest.findIndex((line, index) => line !== oldest[index]);
    if (changed < 0) return [];
    const lines = newest.slice(changed, changed + 3).map((line) => line.trim());
    return [`the syntax of ${JSON.stringify(lines.join(' ').slice(0, 80))}`];
  } catch (error) {
    return [`a syntax error: ${(error as Error).message}`];
  }
}

/** The problem of each different call. The runtime calls the same functions often. */
function callProblems(code: string): string[] {
  const calls = [...code.matchAll(CALL)].map(([, owner = '', dot = '', name = '']) =>
    dot ? `${isBuiltIn(owner) ? owner : ''}.${name}` : name,
  );
  return [...new Set(calls)].flatMap((call) => callProblem(call) ?? []);
}

function isBuiltIn(owner: string): boolean {
  return browsersLacking(compatData().javascript, 'builtins', owner) !== undefined;
}

/**
 * The problem of a call of a global function (`fetch`), of a static method (`Object.groupBy`), or
 * of a method that could only be one of INSTANCES (`.at`). It is a problem only if every object
 * that has a method of this name is too new.
 */
function callProblem(call: string): string | undefined {
  if (GUARDED.has(call)) return undefined;
  const { api, javascript } = compatData();
  const [name = '', owner] = call.split('.').reverse();
  const entries =
    owner === undefined
      ? [browsersLacking(api, name)]
      : (owner ? [owner] : INSTANCES).map((object) =>
          browsersLacking(javascript, 'builtins', object, name),
        );
  const missing = entries.filter((entry) => entry !== undefined);
  return missing.length > 0 && missing.every((browsers) => browsers.length > 0)
    ? `${call}(), which is unknown to ${missing[0]?.join(', ')}`
    : undefined;
}
