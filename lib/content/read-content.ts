import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { ElementContent } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toString } from 'mdast-util-to-string';
import { VFile } from 'vfile';
import type { Configuration } from '@/lib/config/read-configuration';
import { openSourcesOf } from '@/lib/fonts/build-site-fonts';
import { filesIn } from '@/lib/kit/files';
import { missingGlyphs } from '@/lib/kit/fonts';
import type { Logo } from '@/lib/kit/icons';
import {
  type FrontMatter,
  checkLinksAndPictures,
  linkProblem,
  parseMarkdown,
  type ContentHeading,
} from '@/lib/kit/markdown';
import { NOT_UTF_8, ValidationError, withoutWrongEncoding } from '@/lib/kit/text';
import { HOME_PATH } from '@/lib/kit/urls';
import type { CopyPicture } from '@/lib/region/copy-types';
import { formatSize } from '@/lib/region/formats';
import { languages, type Language } from '@/lib/region/languages';
import { PAGE_IDS, BUILT_PAGES, pagesOf, HOME_PARTS } from '@/lib/site/pages';
import { SECTION_IDS } from '@/lib/site/sections';
import { readContentFiles, selectContentFiles, type ContentFile } from '../site/content-files';
import { contentPictures } from './content-pictures';
import { fileNameProblems } from './file-name-problems';
import { readHome, type HomeContent } from './home-file';
import { readRedirects, readRobotsLines, redirectProblems } from './redirects-and-robots';
import { takePicture } from './take-picture';

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
export interface ContentPage extends ContentText, FrontMatter {
  readonly path: `/${string}`;
  readonly title: string;
  readonly description: string;
}

interface Question {
  readonly question: string;
  /** As HTML. */
  readonly answer: string;
}

/** What a company wrote for one variant. */
export interface SiteContent {
  /** All files of `content/`, also those of other variants. */
  readonly files: readonly ContentFile[];
  /** The company's own lines of robots.txt. */
  readonly robotsLines: readonly string[];
  readonly pages: readonly ContentPage[];
  /** The slides and cards that replace those of the region (PRODUCT rules 17 and 18). */
  readonly home?: HomeContent | undefined;
  /** About us (PRODUCT rule 19), and the picture that takes the place of the shop. */
  readonly about?: (ContentText & { readonly picture?: CopyPicture | undefined }) | undefined;
  /** The notice where visitors type their data (PRODUCT rule 52). */
  readonly formNotice?: ContentText | undefined;
  /** The questions of the home page (PRODUCT rule 48). */
  readonly questions?: (ContentText & { readonly questions: readonly Question[] }) | undefined;
  /** The encoded files of the pictures that these texts show, by their URL. */
  readonly pictures?: ReadonlyMap<string, Uint8Array<ArrayBuffer>>;
}

/** The content of a company that has written nothing. */
export const NO_CONTENT: SiteContent = { files: [], robotsLines: [], pages: [] };

/** The configuration and the company's texts: everything that the pages show. */
export interface Site extends Configuration {
  readonly logo?: Logo | undefined;
  readonly content: SiteContent;
}

/**
 * Reads the files of `content/` for a variant.
 *
 * @param project the folder with `content/` and `public/`.
 * @throws ValidationError that lists every problem.
 */
export async function readContent(
  variant: Pick<Configuration, 'region' | 'language' | 'figures'> & { readonly siteUrl?: string },
  project: string,
): Promise<SiteContent> {
  const files = readContentFiles(project);
  const list = readRedirects(variant.region, project);
  const robots = readRobotsLines(variant.region, project);
  const wrongLists = [...list.problems, ...robots.problems];
  if (files.length + list.redirects.length + wrongLists.length === 0)
    return { ...NO_CONTENT, robotsLines: robots.lines };
  const publicFolder = join(project, 'public');
  const publicFiles = new Map(
    filesIn(publicFolder).map((path) => [`/${path}`.normalize('NFC'), path]),
  );
  const pictures = contentPictures(publicFolder, publicFiles, variant);
  const wrongNames = fileNameProblems(files, [...publicFiles.keys()]);
  const rightFiles = files.filter(({ file }) => wrongNames.every(({ place }) => place !== file));
  const fonts = await openSourcesOf(variant.language);
  const missing = (text: string) => missingGlyphs(text, fonts.have);
  const read = selectContentFiles(rightFiles, variant).map((source) =>
    parseFile(source, variant.language, missing),
  );
  // The wrong name of a file is reported once, and not again by each link.
  const misnamed = wrongNames.map(({ place }) => basename(place).split('.')[0]?.toLowerCase());
  const questions = read.find(({ path }) => path === '/#questions');
  const otherPageAt = (path: string) => {
    const page = BUILT_PAGES.find((one) => one.path === path && one.kind !== 'error');
    if (!page) return undefined;
    return page.kind === 'screen' && !publicFiles.has(page.file) ? 'empty page' : 'page';
  };
  const home = read.find(({ path }) => path === '/#home');
  const about = read.find(({ path }) => path === '/#about');
  const formNotice = read.find(({ path }) => path === '/#formNotice');
  const aboutPicture = about && (await takePicture(about.html, about.file, pictures.square));
  const ownHome =
    home && (await readHome(home.html, variant, home.lang, pictures.square, home.file));
  const targetsFrom = (lang?: Language) => ({
    publicFiles,
    sizeOf: (name: string) =>
      formatSize(statSync(join(publicFolder, name)).size, lang ?? variant.language),
    otherPageAt,
    pictureOf: pictures.inText,
    fragmentsOf: (target: string) => {
      if (misnamed.includes(target.slice(1).toLowerCase())) return 'any';
      if (target === HOME_PATH) return [...SECTION_IDS, ...(questions ? ['questions'] : [])];
      const page = read.find((one) => one.path === target);
      // An English fallback may link to an English heading of a page that has a translation here.
      return lang && page && !page.lang ? 'any' : page?.headings.map(({ id }) => id);
    },
  });
  for (const { html, path, lang, file } of read.filter((one) => one !== home))
    await checkLinksAndPictures(html, path, targetsFrom(lang), file);
  const pagePaths = pagesOf(variant, files).map(({ path }) => path);
  wrongLists.push(
    ...redirectProblems(list.redirects, list.file, [...pagePaths, ...publicFiles.keys()], {
      siteUrl: variant.siteUrl,
      linkProblem: (href) => linkProblem(href, HOME_PATH, targetsFrom()),
    }),
  );

  const content: SiteContent = {
    files,
    robotsLines: robots.lines,
    pages: read.filter(({ path }) => !path.startsWith('/#')).map(pageFrom),
    pictures: pictures.files,
    home: ownHome,
    about: about && { ...sectionFrom(about), picture: aboutPicture },
    formNotice: formNotice && sectionFrom(formNotice),
    questions: questions && { ...sectionFrom(questions), questions: questionsIn(questions) },
  };
  const problems = read.flatMap(({ file: { path, messages } }) =>
    messages.map(({ line, reason }) => ({ place: `${path}:${line ?? 1}`, reason })),
  );
  const all = [...wrongNames, ...wrongLists, ...problems];
  if (all.length === 0) return content;
  const advice = 'See "Your own pages" in .github/CONTRIBUTING.md.';
  throw new ValidationError(all, 'problem', advice);
}

/** A parsed file. Its problems are the messages of `file`. */
type ParsedFile = ReturnType<typeof parseFile>;

function parseFile(
  { file: path, name, text, ...source }: ContentFile,
  siteLanguage: Language,
  missing: (text: string) => string,
) {
  const language = source.language as Language;
  const messages = languages[language].messages.interface;
  const contents = text.replace(/^\ufeff/, '');
  const file = new VFile({ path, value: withoutWrongEncoding(contents) });
  if (file.value !== contents) file.message(NOT_UTF_8);
  return {
    ...parseMarkdown(file, {
      footnotesLabel: messages.page.footnotes,
      backToTextLabel: messages.page.backToText,
      untitled: messages.navigation.about,
      tableClass: 'prose__table',
      // The fragments of the home page name its sections.
      takenIds: [...SECTION_IDS, ...PAGE_IDS],
      missing,
    }),
    file,
    /** The path of a page. A part of the home page has its name after `/#`, as a fragment has. */
    path: `/${HOME_PARTS.includes(name) ? '#' : ''}${name}` as const,
    lang: language === siteLanguage ? undefined : language,
  };
}

function pageFrom({ frontMatter, file, html, firstParagraph, ...text }: ParsedFile): ContentPage {
  const title = frontMatter.title ?? text.heading;
  if (!title && html.length > 0) file.message('has no title; begin the text with "# Title"');
  const description = frontMatter.description ?? firstParagraph;
  const heading = text.heading || title;
  return { ...frontMatter, ...text, title, heading, description, html: toHtml(html) };
}

/** A part of the home page. Its headings have no fragments, because those name the sections. */
function sectionFrom({ frontMatter, file, html, ...text }: ParsedFile): ContentText {
  if (Object.keys(frontMatter).length > 0)
    file.message('has front matter, which only pages can have');
  for (const node of html) if (node.type === 'element') delete node.properties['id'];
  const written = toHtml(html);
  if (written.includes('<section data-footnotes'))
    file.message('has footnotes, which only pages can have');
  return { ...text, html: written };
}

/** Each heading of the second level is a question, and the text below it the answer. */
function questionsIn({ file, html }: ParsedFile) {
  const tagOf = (node?: ElementContent) => (node?.type === 'element' ? node.tagName : '');
  const starts = [...html.keys()].filter((index) => tagOf(html[index]) === 'h2');
  const above = html.slice(0, starts[0]).find(tagOf);
  if (above)
    file.message('has a text above the first question; write each as "## Question"', above);
  return starts.map((start, index) => {
    const question = toString(html[start]);
    const answer = html.slice(start + 1, starts[index + 1]);
    if (!answer.some(tagOf)) file.message(`has no answer below "## ${question}"`, html[start]);
    return { question, answer: toHtml(answer) };
  });
}

/** What fonts need: the texts in the display font or in bold, and all other text. */
export function textsForFonts({ pages, about, questions, formNotice }: SiteContent) {
  const texts = [...pages, about, questions, formNotice].filter((text) => text !== undefined);
  return {
    headings: [
      ...pages.map(({ title }) => title),
      ...texts.flatMap(({ heading, headings }) => [heading, ...headings.map(({ text }) => text)]),
    ],
    text: texts.map(({ html }) => html).join(),
  };
}
