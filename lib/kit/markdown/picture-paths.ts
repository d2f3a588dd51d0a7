import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { decodePercentEncoding } from '../urls';

/** The paths that a text shows as pictures and does not link to. */
export function picturePathsIn(text: string): readonly string[] {
  const tree = unified().use(remarkParse).parse(text);
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => void definitions.set(identifier, url));
  const shown = new Set<string>();
  const linked = new Set<string>();
  visit(tree, (node) => {
    const isPicture = node.type === 'image' || node.type === 'imageReference';
    const url =
      'url' in node ? node.url : definitions.get('identifier' in node ? node.identifier : '');
    if (!url || node.type === 'definition') return;
    (isPicture ? shown : linked).add(decodePercentEncoding(url).normalize('NFC'));
  });
  return [...shown].filter((path) => !linked.has(path));
}
