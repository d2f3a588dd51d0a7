import GithubSlugger from 'github-slugger';
import type { Element } from 'hast';
import type { Nodes, Root } from 'mdast';
import { toHast } from 'mdast-util-to-hast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { INVISIBLE } from '../text';
import { readFrontMatter } from './front-matter';
import { keepLinesApart } from './keep-lines-apart';
import { letTablesScroll } from './let-tables-scroll';

/**
 * CommonMark with the tables and footnotes of GitHub. Only two tildes strike a text out: one means
 * "about". Indented lines are no code, because pasted paragraphs begin with a tab; fenced ones are.
 */
const markdown = unified()
  .data('micromarkExtensions', [{ disable: { null: ['codeIndented'] } }])
  .use(remarkParse)
  .use(remarkGfm, { singleTilde: false });

/** Markdown that the parser has left as text, so that visitors would read its signs; and why. */
const UNPARSED = [
  [/\[\^[^\]\s\\]+\]/g, 'but no line that begins with $&:'],
  [/\[[^\]\\]+\](\[[^\]\\]+\])/g, 'but no line that begins with $1:'],
  [/(\[[^\]\\]+\])\[\]/g, 'but no line that begins with $1:'],
  [/!?\[[^\]\\]*\]\([^)]*\)?/g, 'which is no link or picture; write spaces of its path as %20'],
  [/\[[^\]\\]+\] \((?:[/#]|\w+:)[^)]*\)/g, 'which is no link; write no space between ] and ('],
  [/^#{2,6}[^# \t].*/g, 'which is no heading; write a space after the last #'],
  [/^(?:[•●▪]|o\t).*/g, 'which is no list; write "- " before each entry'],
  [/\*\*[^*]+\*\*/g, 'which is not bold; write spaces around the stars, and none inside'],
  [/(?<!\\)~~.*/g, 'which strikes nothing out; write ~~ at both ends, without spaces inside'],
] as const;

/** What the parser takes from the site. */
export interface MarkdownOptions {
  readonly footnotesLabel: string;
  readonly backToTextLabel: string;
  /** The name of a table in a text without a title. */
  readonly untitled: string;
  /** The class of the region around a table, which has to scroll. */
  readonly tableClass: string;
  /** Fragments that no heading gets, because the site uses them. */
  readonly takenIds: readonly string[];
  /** Returns the characters of a text that no font of the site has. */
  readonly missing: (text: string) => string;
}

const DEFAULTS: MarkdownOptions = {
  footnotesLabel: 'Footnotes',
  backToTextLabel: 'Back to the text',
  untitled: 'Table',
  tableClass: 'table',
  takenIds: [],
  missing: () => '',
};

/** A heading below the title, with its fragment. */
export interface ContentHeading {
  readonly depth: number;
  readonly text: string;
  readonly id: string;
}

/**
 * Parses a file of `content/` and checks what concerns this file alone. Its problems become
 * messages of the file.
 */
export function parseMarkdown(file: VFile, given: Partial<MarkdownOptions> = {}) {
  const options = { ...DEFAULTS, ...given };
  const { missing } = options;
  file.value = normaliseText(String(file));
  const frontMatter = readFrontMatter(file, missing);
  const tree = markdown.parse(file);
  checkTexts(tree, missing, file);
  endBareUrls(tree, file);
  checkFootnotes(tree, file);
  checkTables(tree, file);
  const headings = addFragments(tree, file, options.takenIds);
  const [first] = tree.children;
  const hasTitle = first?.type === 'heading' && first.depth === 1;
  if (hasTitle) tree.children.shift();
  const heading = hasTitle ? toString(first) : '';
  const texts = tree.children.filter(({ type }) => !/^heading$|efinition$/.test(type));
  if (texts.every((node) => !toString(node).trim())) file.message('has no text');
  keepLinesApart(tree, (node) => sourceOf(node, file).split(/\n[\s>]*/));
  // Otherwise `toString` joins the words before and after a line break.
  visit(tree, 'break', (node) => void Object.assign(node, { value: '\n' }));
  const { children } = toHast(tree, {
    footnoteLabel: options.footnotesLabel,
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: options.backToTextLabel,
    footnoteBackContent: () => [ARROW_BACK],
    // No heading gets a fragment with a colon.
    clobberPrefix: 'note:',
  }) as Element;
  const title = heading || frontMatter.title || options.untitled;
  const html = letTablesScroll(children, title, options.tableClass);
  const paragraphs = texts
    .filter(({ type }) => type === 'paragraph')
    .map((node) => toString(node, { includeImageAlt: false }).trim());
  return { frontMatter, heading, headings, html, firstParagraph: paragraphs.find(Boolean) ?? '' };
}

/** A drawing, because many fonts have no ↩. Its link has a label. */
const ARROW_BACK: Element = {
  type: 'element',
  tagName: 'svg',
  properties: { viewBox: '0 0 16 16', width: 16, height: 16, fill: 'none', stroke: 'currentColor' },
  children: [
    {
      type: 'element',
      tagName: 'path',
      properties: { d: 'M6 3 2 7l4 4M2 7h8a3 3 0 0 1 0 6H8', strokeWidth: '1.5' },
      children: [],
    },
  ],
};

/** A number or a sign and a word with a no-break space, as in `Rp 1.000`; and any other space. */
const SPACES = /((?<=[\p{L}\p{Sc}])\p{Zs}(?=\p{N})|(?<=\p{N})\p{Zs}(?=[\p{L}\p{N}]))|\p{Zs}/gu;

/**
 * Chat programs and web pages paste no-break spaces, with which a paragraph would never wrap, and
 * file names of a Mac are decomposed: a text becomes what it looks like.
 */
function normaliseText(text: string): string {
  const withSpaces = text.replace(SPACES, (_, kept?: string) => kept ?? ' ');
  // Word writes a line break as a vertical tab or U+2028, and a page break as a form feed.
  const withBreaks = withSpaces.replace(/[\v\u2028]/g, '  \n').replace(/[\f\u2029]/g, '\n\n');
  // "More than ₹5,000" is no quotation.
  const withSigns = withBreaks.replace(/^ {0,3}>(?=[\p{Sc}\p{N}])/gmu, '\\>');
  return withSigns.replace(/\r\n?/g, '\n').normalize('NFC');
}

/** Where a bare URL ends although GitHub's rules go on: at a danda, a dash or an invisible sign. */
const END_OF_URL = new RegExp(
  `(?:[.,;:!?'"]|(?<!\\([^()]*)\\))*(?![\\0-\\x7f])(?:\\p{P}|${INVISIBLE.source}).*$`,
  'u',
);

/** Gives what follows a bare URL back to the sentence. */
function endBareUrls(tree: Root, file: VFile) {
  visit(tree, 'link', (node, index, parent) => {
    const [only] = node.children;
    const isBare = only?.type === 'text' && sourceOf(node, file) === only.value;
    const [end] = (isBare && END_OF_URL.exec(only.value)) || [];
    if (!isBare || !end || !parent || index === undefined) return;
    only.value = only.value.slice(0, -end.length);
    node.url = node.url.slice(0, -end.length);
    parent.children.splice(index + 1, 0, { type: 'text', value: end });
  });
}

/** Finds raw HTML, checkboxes, characters that no font has, and Markdown that was not parsed. */
function checkTexts(tree: Root, missing: (text: string) => string, file: VFile) {
  visit(tree, (node) => {
    if (node.type === 'html') {
      file.message(`has the raw HTML ${node.value.split('\n')[0]}; write it as Markdown`, node);
      return;
    }
    // It would have no name (WCAG 2.2, 4.1.2).
    if (node.type === 'listItem' && typeof node.checked === 'boolean')
      file.message('has a checkbox, which nobody can tick; write "- text" without [ ]', node);
    const value = 'value' in node ? node.value : '';
    const text = 'alt' in node && node.alt ? node.alt : value;
    for (const [line, place] of linesOf(text, node)) {
      const characters = missing(line);
      if (characters) file.message(`has ${characters}, which no font of the site has`, place);
    }
    if (node.type !== 'text') return;
    // As it is written, because \[ is not the beginning of a link.
    for (const [line, place] of linesOf(sourceOf(node, file), node))
      for (const [pattern, why] of UNPARSED)
        for (const [found] of line.matchAll(pattern))
          file.message(`has ${found}, ${found.replace(pattern, why)}`, place);
  });
}

/** Finds footnotes that the page would not show. */
function checkFootnotes(tree: Root, file: VFile) {
  const references = new Set<string>();
  visit(tree, 'footnoteReference', ({ identifier }) => void references.add(identifier));
  visit(tree, 'footnoteDefinition', (node) => {
    const mark = `[^${node.label}]`;
    if (!references.delete(node.identifier))
      file.message(`has ${mark}: a second time, or without ${mark} in the text`, node);
  });
}

/** Finds tables that would be printed as they are written, and cells that would be lost. */
function checkTables(tree: Root, file: VFile) {
  visit(tree, 'paragraph', (node) => {
    const row = linesOf(sourceOf(node, file), node).find(([line]) => /^[-: \t]*\|/.test(line));
    const rule = 'its second row needs dashes for each cell, as in |---|---|';
    if (row) file.message(`has an incomplete table; ${rule}`, row[1]);
  });
  visit(tree, 'table', ({ children: [head, ...rows] }) => {
    for (const row of rows)
      if (head && row.children.length > head.children.length)
        file.message('has more cells than the first row of its table', row);
  });
}

/** Checks the levels of the headings, and gives each below the title a fragment. */
function addFragments(tree: Root, file: VFile, taken: readonly string[]): ContentHeading[] {
  const slugger = new GithubSlugger();
  for (const id of [...taken, 'footnote-label']) slugger.slug(id);
  const headings: ContentHeading[] = [];
  let level = 1;
  visit(tree, 'heading', (node) => {
    const { depth } = node;
    const text = toString(node);
    const signs = (count: number) => '#'.repeat(count);
    if (!/[\p{L}\p{N}]/u.test(text)) file.message('has a heading without a text', node);
    if (depth === 1 && node !== tree.children[0])
      file.message(`"# ${text}" is not at the beginning; use ## for the headings below it`, node);
    if (depth > level + 1)
      file.message(
        `skips a level of headings: use ${signs(level + 1)} for "${text}", not ${signs(depth)}`,
        node,
      );
    level = depth;
    if (depth === 1) return;
    const id = slugger.slug(text.replace(/\p{Zs}/gu, ' ').replace(new RegExp(INVISIBLE, 'gu'), ''));
    node.data = { hProperties: { id } };
    headings.push({ depth, text, id });
  });
  return headings;
}

function sourceOf({ position }: Nodes, file: VFile): string {
  return String(file).slice(position?.start.offset, position?.end.offset);
}

/** The lines of a text that begins where a node begins, each with its place. */
function linesOf(text: string, { position }: Nodes) {
  const first = position?.start.line ?? 1;
  return text.split('\n').map((line, index) => [line, { line: first + index, column: 1 }] as const);
}
