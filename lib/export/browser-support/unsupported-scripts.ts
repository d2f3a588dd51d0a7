import type { CompatStatement } from '@mdn/browser-compat-data';
import { parse, type Node } from 'acorn';
import { full } from 'acorn-walk';
import { compatData, find, unsupportedBrowsers } from './compat';

/**
 * The newest edition of ECMAScript that the floor parses, but for what `syntaxProblem` finds
 * (Safari 15.4).
 */
const ECMASCRIPT = 2022;

/** Functions that the scripts of the export only call where they exist. */
const GUARDED: ReadonlySet<string> = new Set(['reportError']);

/** The built-in objects whose methods are looked for by their names alone. */
const INSTANCES = ['Array', 'TypedArray', 'String', 'Map', 'Set', 'Date'];

/**
 * What a script needs and a browser of the floor lacks: syntax, global functions such as
 * `structuredClone`, static methods such as `Object.groupBy`, and methods such as `findLast`.
 */
export function unsupportedInScript(code: string): string[] {
  let program;
  try {
    program = parse(code, { ecmaVersion: ECMASCRIPT, sourceType: 'script', allowHashBang: false });
  } catch (error) {
    return [`syntax beyond ECMAScript ${ECMASCRIPT}: ${(error as Error).message}`];
  }
  const problems = new Set<string>();
  full(program, (node) => {
    const problem = syntaxProblem(node) ?? callProblem(node);
    if (problem) problems.add(problem);
  });
  return [...problems];
}

function syntaxProblem(node: Node & { regex?: { pattern: string } }): string | undefined {
  if (node.type === 'StaticBlock') return 'a class static block';
  if (node.regex && /\(\?<[=!]/.test(node.regex.pattern))
    return 'a lookbehind in a regular expression';
  return undefined;
}

interface Callee extends Node {
  readonly name: string;
  readonly computed?: boolean;
  readonly object: Callee;
  readonly property: { readonly name: string };
}

/**
 * A call of a global function, of a static method, or of a method that could only be one of
 * INSTANCES.
 */
function callProblem(node: Node): string | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node as Node & { readonly callee: Callee };
  const { api, javascript } = compatData();
  if (callee.type === 'Identifier') return problemOf(callee.name, () => [find(api, callee.name)]);
  if (callee.type !== 'MemberExpression' || callee.computed) return undefined;
  const { name } = callee.property;
  const owner = callee.object.type === 'Identifier' ? callee.object.name : '';
  if (find(javascript.builtins, owner))
    return problemOf(`${owner}.${name}`, () => [find(javascript.builtins, owner, name)]);
  return problemOf(`.${name}`, () =>
    INSTANCES.map((instance) => find(javascript.builtins, instance, name)),
  );
}

/** The problem of each function that was looked up. The runtime calls the same ones often. */
const known = new Map<string, string | undefined>();

/** A problem only if every object that has a method of this name is too new. */
function problemOf(
  name: string,
  entries: () => readonly (CompatStatement | undefined)[],
): string | undefined {
  if (!known.has(name)) known.set(name, findProblem(name, entries()));
  return known.get(name);
}

function findProblem(
  name: string,
  entries: readonly (CompatStatement | undefined)[],
): string | undefined {
  if (GUARDED.has(name)) return undefined;
  const missing = entries.flatMap((entry) => (entry ? [unsupportedBrowsers(entry)] : []));
  return missing.length > 0 && missing.every((browsers) => browsers.length > 0)
    ? `${name}(), which is unknown to ${missing[0]?.join(', ')}`
    : undefined;
}
