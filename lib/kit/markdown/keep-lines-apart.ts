import type { Break, Paragraph, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';

/** The beginning of a clause or of an entry: `(a)`, `iv)`, `a.`, `2.`, `1.1`, `1.2.3.`, `–`, `✓`. */
const MARKER =
  /^(?:\(?(?:[\p{L}\p{M}]{1,4}|\p{N}{1,2})\)|(?:[ivx]{1,4}|\p{L}\p{M}*|\p{N}{1,2})\.|\p{N}{1,2}(?:\.\p{N}{1,2})+\.?|[–—·○■▪✓✔➢])\s/u;

/** Longer lines are running text, which editors wrap at 65 characters or more. */
const LONGEST_LINE = 60;

/** A line of running text ends a sentence, but not with `Ltd.`, or goes on in small letters. */
const ENDS_SENTENCE = /(?<!(?<!\p{L})\p{Lu}\p{L}{0,3})[.!?।:]["'”’)]*\s*$/u;
const GOES_ON = /^[\p{Ll}(](?![\p{L}-]*:)/u;

/**
 * Adds line breaks where Markdown would run lines together that are no running text: clauses with
 * letters or numbers, and short lines such as those of an address.
 *
 * @param linesOf the lines of a paragraph as they are written, without the signs of a quotation.
 */
export function keepLinesApart(tree: Root, linesOf: (paragraph: Paragraph) => string[]): void {
  visit(tree, 'paragraph', (paragraph) => {
    const lines = linesOf(paragraph);
    if (lines.length === 1) return;
    const marked = [...lines.keys()].filter((index) => MARKER.test(lines[index] ?? ''));
    const areClauses = marked.length > 1 || marked[0] === 0;
    const starts = areClauses ? marked : areSeparate(lines) ? [...lines.keys()] : [];
    const first = paragraph.position?.start.line ?? 0;
    const numbers = new Set(starts.slice(starts[0] === 0 ? 1 : 0).map((index) => first + index));
    if (numbers.size > 0) addBreaks(paragraph, numbers);
  });
}

function areSeparate(lines: readonly string[]): boolean {
  return (
    lines.every((line) => line.length <= LONGEST_LINE) &&
    lines.slice(1).every((line) => !GOES_ON.test(line)) &&
    lines.slice(0, -1).every((line) => !ENDS_SENTENCE.test(line))
  );
}

/** @param lines the numbers of the lines in the file before which a break belongs. */
function addBreaks(paragraph: Paragraph, lines: ReadonlySet<number>): void {
  visit(paragraph, 'text', (node, index, parent) => {
    const [start = '', ...others] = node.value.split('\n');
    const line = node.position?.start.line ?? 0;
    if (others.length === 0 || !parent || index === undefined) return undefined;
    const parts: PhrasingContent[] = [{ type: 'text', value: start }];
    others.forEach((value, at) => {
      const lineBreak: Break = { type: 'break' };
      if (lines.has(line + at + 1)) parts.push(lineBreak, { type: 'text', value });
      else parts.push({ type: 'text', value: `\n${value}` });
    });
    parent.children.splice(index, 1, ...parts);
    return index + parts.length;
  });
}
