import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { toHtml } from 'hast-util-to-html';
import {
  NOT_UTF_8,
  ValidationError,
  withoutWrongEncoding,
  type Problem,
  type Report,
} from '@/lib/config/validation-error';
import { missingGlyphs } from '@/lib/fonts/assert-fonts-have-glyphs';
import { openSourcesOf } from '@/lib/fonts/build-web-fonts';
import type { Language } from '@/lib/region/languages';
import { interfaceMessages, type Variant } from '@/lib/region/variants';
import { pagesOf, SECTION_FILES } from '@/lib/site/pages';
import { HOME_PATH } from '@/lib/site/routes';
import { SECTION_IDS } from '@/lib/site/sections';
import { filesIn, listContentFiles, selectContentFiles, type ContentFile } from './content-files';
import { fileNameProblems } from './file-name-problems';
import { letTablesScroll } from './let-tables-scroll';
import { checkLinksAndPictures } from './links-and-pictures';
import { parseMarkdown, partsOf, type ContentHeading, type ParsedMarkdown } from './parse-markdown';

/** A text of the company, as HTML. */
export interface ContentText {
  /** Its language, if it is not that of the site: the `lang` attribute of its element. */
  readonly lang?: Language | undefined;
  /** Its heading of the first level; empty if it has none. */
  readonly heading: string;
  readonly headings: readonly ContentHeading[];
  readonly html: string;
}

/** A page of the company (PRODUCT rule 47). */
export interface ContentPage extends ContentText {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
  /** The day of the last change, as `2026-11-27`. */
  readonly updated?: string;
  readonly inFooter: boolean;
}

/** The questions of the home page (PRODUCT rule 48). */
export interface Questions extends ContentText {
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** What a company wrote for one variant. */
export interface SiteContent {
  readonly pages: readonly ContentPage[];
  /** About us (PRODUCT rule 19). */
  readonly about?: ContentText;
  readonly questions?: Questions;
}

/** A file that is parsed, and how to report a problem in it. */
interface ReadFile extends ParsedMarkdown, Pick<ContentFile, 'name'> {
  readonly language: Language;
  readonly lang: Language | undefined;
  readonly report: Report;
}

/**
 * Reads the files of `content/` for a variant.
 *
 * @param project the folder with `content/` and `public/`.
 * @throws ValidationError that lists every problem.
 */
export async function readContent(
  variant: Pick<Variant, 'region' | 'language'>,
  project = process.cwd(),
): Promise<SiteContent> {
  const files = listContentFiles(project);
  if (files.length === 0) return { pages: [] };
  const publicFiles = filesIn(join(project, 'public')).map((path) => `/${path}`);
  const problems: Problem[] = [...fileNameProblems(files, publicFiles)];
  const wrongNames = problems.map(({ place }) => place);
  const rightFiles = files.filter(({ file }) => !wrongNames.includes(file));
  const fonts = await openSourcesOf(variant.language);
  const missing = (text: string) => missingGlyphs(text, fonts.have);
  const read = selectContentFiles(rightFiles, variant).map((source): ReadFile => {
    const language = source.language as Language;
    const lang = language === variant.language ? undefined : language;
    const report = (line: number, problem: string) =>
      void problems.push({ place: `${source.file}:${line}`, problem });
    const contents = readFileSync(join(project, source.file), 'utf8').replace(/^\ufeff/, '');
    const text = withoutWrongEncoding(contents);
    if (text !== contents) report(1, NOT_UTF_8);
    const { page: messages } = interfaceMessages[language];
    return { ...source, language, lang, report, ...parseMarkdown(text, messages, missing, report) };
  });

  const sections = read.filter(({ name }) => SECTION_FILES.includes(name));
  const written = read.filter((file) => !sections.includes(file));
  const targets = {
    fragments: new Map<string, readonly string[]>([
      // About us and the questions have the names of their files as fragments.
      [HOME_PATH, [...new Set([...SECTION_IDS, ...sections.map(({ name }) => name)])]],
      ...written.map(({ name, headings }) => [`/${name}`, headings.map(({ id }) => id)] as const),
    ]),
    emptyPages: pagesOf(variant, rightFiles)
      .filter(({ kind }) => kind === 'screen')
      .map(({ path }) => path),
    publicFolder: join(project, 'public'),
    publicFiles,
  };
  // The wrong name of a file is reported once, and not again by each link.
  const misnamed = wrongNames.map((file) => file.replace(/.*(\/[^/.]*).*/, '$1').toLowerCase());
  // An English fallback may link to an English heading of a page that has a translation here.
  const translated = written.filter(({ lang }) => !lang).map(({ name }) => `/${name}`);
  for (const file of read) {
    const path = sections.includes(file) ? HOME_PATH : `/${file.name}`;
    const isUnchecked = (target: string) =>
      misnamed.includes(target.toLowerCase()) || (!!file.lang && translated.includes(target));
    await checkLinksAndPictures(file.nodes, path, { ...targets, isUnchecked }, file.report);
  }

  const about = sections.find(({ name }) => name === 'about');
  const questions = sections.find(({ name }) => name === 'questions');
  const content: SiteContent = {
    pages: written.map(pageFrom),
    ...(about && { about: sectionFrom(about) }),
    ...(questions && { questions: questionsFrom(questions) }),
  };
  const advice = 'See "Your own pages" in .github/CONTRIBUTING.md.';
  if (problems.length > 0) throw new ValidationError(problems, 'problem', advice);
  return content;
}

function pageFrom(file: ReadFile): ContentPage {
  const { frontMatter, lang, headings, nodes, firstParagraph = '' } = file;
  const title = frontMatter.title ?? file.heading;
  if (!title && nodes.length > 0) file.report(1, 'has no title; begin the text with "# Title"');
  return {
    path: `/${file.name}`,
    lang,
    title,
    heading: file.heading || title,
    description: frontMatter.description ?? firstParagraph,
    inFooter: frontMatter.footer !== 'no',
    headings,
    html: toHtml(letTablesScroll(nodes, title)),
    ...(frontMatter.updated && { updated: frontMatter.updated }),
  };
}

/** A part of the home page. Its headings have no fragments, because those name the sections. */
function sectionFrom({ nodes, report, ...file }: ReadFile): ContentText {
  const { frontMatter, language, lang, heading, headings } = file;
  if (Object.keys(frontMatter).length > 0) report(1, 'has front matter, which only pages can have');
  for (const node of nodes) if (node.type === 'element') delete node.properties['id'];
  const name = heading || interfaceMessages[language].navigation.about;
  const html = toHtml(letTablesScroll(nodes, name));
  if (html.includes('<section data-footnotes'))
    report(1, 'has footnotes, which only pages can have');
  return { lang, heading, headings, html };
}

function questionsFrom(file: ReadFile): Questions {
  const parts = partsOf(file);
  for (const { line, heading: question, nodes } of parts) {
    if (!question)
      file.report(line, 'has a text above the first question; write each as "## Question"');
    else if (nodes.every(({ type }) => type === 'text'))
      file.report(line, `has no answer below "## ${question}"`);
  }
  return {
    ...sectionFrom(file),
    questions: parts.map(({ heading: question, nodes }) => ({
      question,
      answer: toHtml(letTablesScroll(nodes, question)),
    })),
  };
}

/** What fonts need: the texts in the display font or in bold, and all other text. */
export function textsForFonts({ pages, about, questions }: SiteContent) {
  const texts = [...pages, about, questions].filter((text) => text !== undefined);
  return {
    headings: [
      ...pages.map(({ title }) => title),
      ...texts.flatMap(({ heading, headings }) => [heading, ...headings.map(({ text }) => text)]),
    ],
    text: texts.map(({ html }) => html).join(),
  };
}
