import type { Element, ElementContent } from 'hast';
import { toString } from 'mdast-util-to-string';
import type { VFile } from 'vfile';
import { featureFrom, figureFormatter, slideFrom } from '@/lib/region/copy';
import type { Feature, PictureFiles, Slide } from '@/lib/region/copy-types';
import { FIGURE_NAMES } from '@/lib/region/figures';
import type { Language } from '@/lib/region/languages';

/** The slides and cards of a company. Those that it has not written are empty. */
export interface HomeContent {
  readonly slides: readonly Slide[];
  readonly features: readonly Feature[];
}

type Offer = Parameters<typeof figureFormatter>[0];

/** The picture of a slide or a card, or what is wrong with it, as the rest of a sentence. */
export type FindPicture = (src: string) => Promise<PictureFiles | string>;

const PICTURE = '![description](/name.jpg) for public/name.jpg';

/**
 * Reads the slides and cards of `home.<language>.md`. Each heading of the second level begins one.
 * A heading with a part in bold is a card. Placeholders such as `{to}` stand for the figures of the
 * offer; a slide or a card that shows a figure without a value is left out. Problems become
 * messages of the file.
 */
export async function readHome(
  html: readonly ElementContent[],
  offer: Offer,
  lang: Language | undefined,
  findPicture: FindPicture,
  file: VFile,
): Promise<HomeContent> {
  const slides: Slide[] = [];
  const features: Feature[] = [];
  const elements = html.filter((node) => node.type === 'element');
  const starts = [...elements.keys()].filter((index) => elements[index]?.tagName === 'h2');
  if (starts[0] !== 0)
    file.message('has a text above the first slide or card; write each as "## Title"', html[0]);
  for (const [index, start] of starts.entries()) {
    const heading = elements[start] as Element;
    const parts = elements.slice(start + 1, starts[index + 1]);
    const { title, isCard } = titleOf(heading);
    const report = (problem: string, node = heading) => void file.message(problem, node);
    const fill = figureFormatter(offer, { breaks: isCard });
    const filled = (text: string) => fillFigures(text, fill, report);

    const wrong = parts.find(({ tagName }) => tagName !== 'p');
    if (wrong) report('has more than a line of text and a picture below a heading', wrong);
    const pictures = parts.flatMap(({ children }) => children).filter(isPicture);
    const text = parts
      .map((part) => toString(part).trim())
      .filter(Boolean)
      .join(' ');
    const [picture, second] = pictures;
    if (second) report(`has a second picture below "## ${title}"`, second);
    if (!picture) report(`has no picture below "## ${title}"; write ${PICTURE}`);
    if (isCard && text)
      report(`has a text below the card "## ${title}"; only slides, without bold words, have one`);
    if (!isCard && !text)
      report(`has no text below "## ${title}"; a card needs none, but a part in **bold**`);
    if (!picture || (!isCard && !text)) continue;

    const alt = String(picture.properties['alt'] ?? '');
    if (!isCard && !alt) report(`has a picture without a description; write ${PICTURE}`, picture);
    const files = await findPicture(String(picture.properties['src']));
    const [shownTitle, shownText, shownAlt] = [title, text, alt].map(filled);
    if (typeof files === 'string')
      report(`shows ${String(picture.properties['src'])}, which ${files}`, picture);
    else if (!isCard)
      slides.push(
        ...slideFrom([shownTitle, shownText, shownAlt], files).map((slide) => ({ ...slide, lang })),
      );
    else if (shownTitle !== undefined && shownAlt !== undefined)
      features.push({ ...featureFrom(shownTitle, files), alt: shownAlt, lang });
  }
  return { slides, features };
}

/** The text of a heading, in which `**` is around the part in bold. */
function titleOf(heading: Element) {
  const isBold = (node: ElementContent) => node.type === 'element' && node.tagName === 'strong';
  const parts = heading.children.map((node) =>
    isBold(node) ? `**${toString(node)}**` : toString(node),
  );
  return { title: parts.join(''), isCard: heading.children.filter(isBold).length === 1 };
}

function isPicture(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'img';
}

function fillFigures(
  text: string,
  fill: (message: string) => string | undefined,
  report: (problem: string) => void,
) {
  try {
    return fill(text);
  } catch {
    const known = FIGURE_NAMES.map((name) => `{${name}}`).join(', ');
    report(`has a wrong placeholder in "${text}"; allowed: ${known}`);
    return undefined;
  }
}
