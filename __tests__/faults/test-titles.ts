import { readFileSync } from 'node:fs';
import ts from 'typescript';

const BLOCKS = new Set(['describe', 'test', 'it']);

/**
 * Reads the full titles of the tests of a file without running them.
 *
 * @returns one expression for each `test`. It matches the titles that Jest prints; a placeholder of
 *   a table, such as `%s` or `$name`, matches any text.
 */
export function testTitles(file: string): RegExp[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest);
  return titlesIn(source, []).map((title) => new RegExp(`^${title}$`));
}

function titlesIn(node: ts.Node, parents: readonly string[]): string[] {
  const block = ts.isCallExpression(node) ? blockOf(node) : undefined;
  const path = block ? [...parents, pattern(block.title)] : parents;
  if (block && block.kind !== 'describe') return [path.join(' ')];
  const titles: string[] = [];
  ts.forEachChild(node, (child) => void titles.push(...titlesIn(child, path)));
  return titles;
}

/** `describe('title', …)`, `test.each(table)('title', …)` and the like. */
function blockOf({ expression, arguments: [title] }: ts.CallExpression) {
  let callee: ts.Node = expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isCallExpression(callee) || ts.isPropertyAccessExpression(callee))
      callee = callee.expression;
    else return undefined;
  }
  if (!BLOCKS.has(callee.text) || !title || !ts.isStringLiteralLike(title)) return undefined;
  return { kind: callee.text, title: title.text };
}

function pattern(title: string): string {
  return title
    .replaceAll(/[\\^.*+?()[\]{}|]/g, '\\$&')
    .replaceAll(/%[a-z]|\$\w+/g, '.+')
    .replaceAll('$', '\\$');
}
