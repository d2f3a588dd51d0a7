import GithubSlugger from 'github-slugger';
import type { Element, ElementContent, Nodes as HtmlNodes } from 'hast';
import type { Heading, Nodes, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Report } from '@/lib/config/validation-error';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { SECTION_IDS } from '@/lib/site/sections';
import { readFrontMatter, type FrontMatter } from './front-matter';

/** CommonMark with the tables and footnotes of GitHub, and front matter. */
const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkFrontmatter);

/** Front matter that the parser has not found: its dashes, and the lines with a key. */
const WRONG_FRONT_MATTER = /^\s*-{3,}.*(?:\r?\n\w+:.*)*(?:\r?\n(?:-{3,}|\.{3}).*)?/;

/** Markdown that the parser has left as text, so that visitors would read its signs; and why. */
const UNPARSED = [
  [/\[\^[^\]\s\\]+\]/g, 'but no line that begins with $&:'],
  [/\[[^\]\\]+\](\[[^\]\\]+\])/g, 'but no line that begins with $1:'],
  [/(\[[^\]\\]+\])\[\]/g, 'but no line that begins with $1:'],
  [/!?\[[^\]\\]*\]\([^)]*\)?/g, 'which is no link or picture; write spaces of its path as %20'],
  [/\[[^\]\\]+\] \((?:[/#]|\w+:)[^)]*\)/g, 'which is no link; write no space between ] and ('],
  [/^(?:#\u00a0|#{2,6}[^# \t]).*/g, 'which is no heading; write a usual space after the last #'],
  [/^(?:[-*+]\u00a0|[•●▪]).*/g, 'which is no list; write "- " before each entry'],
  [/\*\*[^*]+\*\*/g, 'which is not bold; write spaces around the stars, and none inside'],
] as const;

/** A heading below the title, with its fragment. */
export interface ContentHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

export interface ParsedMarkdown {
  readonly frontMatter: FrontMatter;
  /** The heading of the first level; empty if there is none. */
  readonly heading: string;
  readonly headings: readonly ContentHeading[];
  /** The text below the title, as a tree of HTML elements. */
  readonly nodes: readonly ElementContent[];
  readonly firstParagraph: string | undefined;
}

/**
 * Parses a file of `content/` and checks what concerns this file alone.
 *
 * @param missing returns the characters of a text that no font has (lib/fonts).
 * @param report is called for each problem with its line, from 1.
 */
export function parseMarkdown(
  text: string,
  messages: InterfaceMessages['page'],
  missing: (text: string) => string,
  report: Report,
): ParsedMarkdown {
  const tree = markdown.parse(text);
  const [first] = tree.children;
  if (/^\s*-{3,}\s/.test(text) && first?.type !== 'yaml') {
    report(1, 'needs --- in the first line of the file, and in the line below its front matter');
    const rest = text.replace(WRONG_FRONT_MATTER, (lines) => lines.replace(/.+/g, ''));
    return parseMarkdown(rest, messages, missing, report);
  }
  const yaml = first?.type === 'yaml' ? `---\n${first.value}` : '';
  const frontMatter = readFrontMatter(yaml, missing, report);
  tree.children = tree.children.filter(({ type }) => type !== 'yaml');
  checkTexts(tree, text, missing, report);
  checkFootnotes(tree, report);
  checkTables(tree, text, report);
  const headings = addFragments(tree, report);
  const [top] = tree.children;
  const title = top?.type === 'heading' && top.depth === 1 ? top : undefined;
  if (title) tree.children.shift();
  const texts = tree.children.filter(({ type }) => !/^heading$|efinition$/.test(type));
  if (texts.every((node) => !toString(node).trim())) report(lineOf(tree), 'has no text');
  const html = toHast(tree, {
    footnoteLabel: messages.footnotes,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: messages.backToText,
    clobberPrefix: 'note-',
  });
  return {
    frontMatter,
    heading: title ? toString(title) : '',
    headings,
    nodes: (html as Element).children,
    firstParagraph: texts
      .filter(({ type }) => type === 'paragraph')
      .map((node) => toString(node, { includeImageAlt: false }).trim())
      .find(Boolean),
  };
}

/** Finds raw HTML, checkboxes, characters that no font has, and Markdown that was not parsed. */
function checkTexts(tree: Root, source: string, missing: (text: string) => string, report: Report) {
  visit(tree, (node: Nodes) => {
    const reportAt = (index: number, problem: string) => report(lineOf(node) + index, problem);
    if (node.type === 'html')
      reportAt(0, `has the raw HTML ${node.value.split('\n')[0]}; write it as Markdown`);
    // It would have no name (WCAG 2.2, 4.1.2).
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      reportAt(0, 'has a checkbox, which nobody can tick; write "- text" without [ ]');
    const text = 'value' in node ? node.value : 'alt' in node ? (node.alt ?? '') : '';
    for (const [index, line] of text.split('\n').entries()) {
      const characters = node.type === 'html' ? '' : missing(line);
      if (characters) reportAt(index, `has ${characters}, which no font of the site has`);
    }
    // As it is written, because \[ is not the beginning of a link.
    const lines = node.type === 'text' ? writtenAs(node, source).split('\n') : [];
    for (const [index, line] of lines.entries())
      for (const [pattern, why] of UNPARSED)
        for (const [found] of line.matchAll(pattern))
          reportAt(index, `has ${found}, ${found.replace(pattern, why)}`);
  });
}

/** Finds footnotes that the page would not show. */
function checkFootnotes(tree: Root, report: Report) {
  const references = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void references.add(identifier));
  visit(tree, 'footnoteDefinition', (node) => {
    const mark = `[^${node.label}]`;
    if (!references.delete(node.identifier))
      report(lineOf(node), `has ${mark}: a second time, or without ${mark} in the text`);
  });
}

/** Finds tables that would be printed as they are written, and cells that would be lost. */
function checkTables(tree: Root, source: string, report: Report) {
  visit(tree, 'paragraph', (node) => {
    const lines = writtenAs(node, source).split('\n');
    const row = lines.findIndex((line) => /^[-: \t]*\|/.test(line));
    const rule = 'its second row needs dashes for each cell, as in |---|---|';
    if (row !== -1) report(lineOf(node) + row, `has an incomplete table; ${rule}`);
  });
  visit(tree, 'table', ({ align, children }) => {
    for (const row of children)
      if (row.children.length > (align?.length ?? 0))
        report(lineOf(row), 'has more cells than the first row of its table');
  });
}

/** Checks the levels of the headings, and gives each below the title a fragment. */
function addFragments(tree: Root, report: Report): ContentHeading[] {
  const slugger = new GithubSlugger();
  // The fragments of the home page name its sections.
  for (const id of SECTION_IDS) slugger.slug(id);
  const headings: ContentHeading[] = [];
  let level = 1;
  visit(tree, 'heading', (node: Heading, index, parent) => {
    const text = toString(node);
    if (!/[\p{L}\p{N}]/u.test(text)) report(lineOf(node), 'has a heading without a text');
    if (node.depth === 1 && (index !== 0 || parent !== tree))
      report(lineOf(node), `"# ${text}" is not at the beginning; use ## for the headings below it`);
    if (node.depth > level + 1)
      report(
        lineOf(node),
        `skips a level of headings: use ${'#'.repeat(level + 1)} for "${text}", not ${'#'.repeat(node.depth)}`,
      );
    level = node.depth;
    if (node.depth === 1) return;
    const id = slugger.slug(text);
    node.data = { hProperties: { id } };
    headings.push({ depth: node.depth, text, id });
  });
  return headings;
}

/** Divides a text at its headings of the second level. Text above the first one has none. */
export function partsOf({ nodes }: ParsedMarkdown) {
  const parts: { line: number; heading: string; nodes: ElementContent[] }[] = [];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === 'h2')
      parts.push({ line: lineOf(node), heading: toString(node), nodes: [] });
    else if (parts.length > 0) parts.at(-1)?.nodes.push(node);
    else if (node.type === 'element')
      parts.push({ line: lineOf(node), heading: '', nodes: [node] });
  }
  return parts;
}

function writtenAs({ position }: Nodes, source: string): string {
  return position ? source.slice(position.start.offset, position.end.offset) : '';
}

export function lineOf({ position }: Nodes | HtmlNodes): number {
  return position?.start.line ?? 1;
}
