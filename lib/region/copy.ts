import { formatMessage } from '@/lib/kit/messages';
import pictures from '@/lib/region/pictures.json';
import type { Feature, PictureFiles, RegionCopy, Slide } from './copy-types';
import { writeFigures } from './figures';
import { withNoBreakSpaces } from './formats';
import { regionMessagesOf, type Language } from './languages';
import { type Figures, regions, type Region } from './regions';

/**
 * Pictures that show the value which a figure has in the region. With another value, a slide shows
 * the second picture.
 */
const SHOWS_FIGURE: Readonly<Record<string, { figure: keyof Figures; instead: string }>> = {
  clock: { figure: 'time', instead: 'arrival' },
};

interface Offer {
  readonly region: Region;
  readonly language: Language;
  readonly figures: Figures;
}

/** What the page needs of a picture. The list also says from what the files were made. */
export function filesOf({ width, height, opaque, avif, webp }: PictureFiles): PictureFiles {
  return { width, height, ...(opaque && { opaque }), avif, webp };
}

/** The pictures of a region by their names, without one that shows another figure than the site. */
export function picturesOf({ region, figures }: Omit<Offer, 'language'>) {
  const listed: Readonly<Record<string, PictureFiles>> = pictures[region];
  const own: Partial<Figures> = regions[region].figures;
  const isRight = ([name]: readonly [string, unknown]) => {
    const { figure } = SHOWS_FIGURE[name] ?? {};
    return !figure || figures[figure] === own[figure];
  };
  const right = Object.entries(listed).filter(isRight);
  return Object.fromEntries(right.map(([name, picture]) => [name, filesOf(picture)]));
}

/**
 * Fills figures in messages of a company or a region. In a text with room for few words, no line
 * breaks within a figure.
 *
 * @returns a function that returns undefined for a message which shows a figure without a value.
 */
export function figureFormatter(
  { region, language, figures }: Offer,
  { breaks = true, short = false } = {},
) {
  const written = Object.entries(writeFigures(figures, region, language, short));
  const values = Object.fromEntries(
    written.map(([name, text]) => [name, breaks ? text : text && withNoBreakSpaces(text)]),
  );
  return (message: string, picture?: string) =>
    formatMessage(message, language, { ...values, picture });
}

/** The words before the part in bold, that part, and the words after it. */
export function featureFrom(text: string, picture: PictureFiles): Feature {
  const [before = '', amount = '', after = ''] = text.split('**').map((part) => part.trim());
  return { before, amount, after, picture };
}

/** The copy of a region in a language, without the texts that show a figure without a value. */
export function copyOf(offer: Offer): RegionCopy {
  const messages = regionMessagesOf(offer.region, offer.language);
  const { about, contact, 'not-found': notFound } = pictures[offer.region];
  const own = picturesOf(offer);
  const format = figureFormatter(offer);
  const formatShort = figureFormatter(offer, { short: true });
  const formatUnbroken = figureFormatter(offer, { breaks: false });

  // Translators' tools sort the keys of a file, so the order is that of the English one.
  const order = regionMessagesOf(offer.region, 'en');
  const slides = Object.keys(order.slides).flatMap((name) => {
    const { title = '', text = '', picture = '' } = messages.slides[name] ?? {};
    const shown = own[name] ? name : (SHOWS_FIGURE[name]?.instead ?? name);
    const texts = [title, text, picture].map((part) => formatUnbroken(part, shown));
    return slideFrom(texts, own[shown]);
  });
  const features = Object.keys(order.cards).flatMap((name) => {
    const text = format(messages.cards[name] ?? '');
    const picture = own[name];
    return text && picture ? [featureFrom(text, picture)] : [];
  });
  const { ask, escalation, performance } = messages;
  return {
    ask,
    escalation,
    ...(performance && { performance }),
    description: Object.values(messages.description)
      .flatMap((sentence) => format(sentence) ?? [])
      .join(' '),
    headline: (formatShort(messages.headline) ?? '').split('**'),
    range: formatUnbroken(messages.range) ?? '',
    // The first one mentions no figure.
    slides: slides as [Slide, ...Slide[]],
    features,
    pictures: { about: filesOf(about), contact: filesOf(contact), 'not-found': filesOf(notFound) },
  };
}

/** A slide, if all of its texts are there. */
export function slideFrom(texts: readonly (string | undefined)[], files?: PictureFiles): Slide[] {
  const [title, text, alt] = texts;
  return title && text && alt !== undefined && files
    ? [{ title, text, picture: { files, alt } }]
    : [];
}
