import type { ScriptFont } from '@/lib/kit/fonts';
import type { RegionMessages } from './copy-types';
import bn from './messages/bn.json';
import en from './messages/en.json';
import gu from './messages/gu.json';
import hi from './messages/hi.json';
import id from './messages/id.json';
import kn from './messages/kn.json';
import type { InterfaceMessages } from './messages/messages-type';
import mr from './messages/mr.json';
import ta from './messages/ta.json';
import te from './messages/te.json';
import type { Region } from './regions';

/** The font of a script in the family Anek, by the names of its package and of its script there. */
const anek = (family: string, name: string) => ({
  source: `@fontsource-variable/anek-${family}/files/anek-${family}-${name}-wght-normal.woff2`,
  name,
});

/** The fonts of Android and Windows, and between them those of iOS and macOS. */
const systemFonts = (script: string, ...appleFonts: string[]) => [
  `Noto Sans ${script}`,
  `Noto Sans ${script} Regular`,
  `NotoSans${script}-Regular`,
  `NotoSans${script}`,
  ...appleFonts,
  'Nirmala UI',
];

/** The one table of scripts, by their code (ISO 15924). The display font has the Latin letters. */
export const scripts = {
  Latn: undefined,
  Beng: {
    ...anek('bangla', 'bengali'),
    // With the dandas, which Bengali shares with Devanagari.
    range: 'U+964-965,U+980-9FF,U+200C-200D',
    systemFonts: systemFonts('Bengali', 'Kohinoor Bangla', 'KohinoorBangla-Regular'),
  },
  Deva: {
    ...anek('devanagari', 'devanagari'),
    range: 'U+900-97F,U+200C-200D',
    systemFonts: systemFonts('Devanagari', 'Kohinoor Devanagari', 'KohinoorDevanagari-Regular'),
  },
  Gujr: {
    ...anek('gujarati', 'gujarati'),
    range: 'U+A80-AFF,U+200C-200D',
    systemFonts: systemFonts('Gujarati', 'Kohinoor Gujarati', 'KohinoorGujarati-Regular'),
  },
  Knda: {
    ...anek('kannada', 'kannada'),
    range: 'U+C80-CFF,U+200C-200D',
    systemFonts: systemFonts('Kannada', 'Kannada Sangam MN', 'KannadaSangamMN'),
  },
  Taml: {
    ...anek('tamil', 'tamil'),
    range: 'U+B80-BFF,U+200C-200D',
    systemFonts: systemFonts('Tamil', 'Tamil Sangam MN', 'TamilSangamMN'),
  },
  Telu: {
    ...anek('telugu', 'telugu'),
    range: 'U+C00-C7F,U+200C-200D',
    systemFonts: systemFonts('Telugu', 'Kohinoor Telugu', 'KohinoorTelugu-Regular'),
  },
} as const satisfies Readonly<Record<string, ScriptFont | undefined>>;

/** The file of a language: its words for the interface, and for the offer of each of its regions. */
interface LanguageMessages extends Readonly<Partial<Record<Region, RegionMessages>>> {
  /** The native speaker who has read all words, or `NOT_REVIEWED`. */
  readonly reviewedBy: string;
  readonly interface: InterfaceMessages;
}

export const NOT_REVIEWED = 'no native speaker';

interface LanguageFacts {
  /** The language's own name. */
  readonly name: string;
  readonly script: keyof typeof scripts;
  /** The locale of its amounts, if it does not write them as the English of its region. */
  readonly amounts?: string;
  /**
   * Whether a space stands between letters of a currency and the figures, as CLDR has it.
   * Indonesian spelling (Ejaan yang Disempurnakan, fifth edition) has none.
   */
  readonly spaceAfterCurrency: boolean;
  /**
   * How companies also write a range of numbers, a rate and a unit of time, beside the words of our
   * offer and of `Intl` (patterns, the beginnings of the words). The launch report reads them.
   */
  readonly alsoWritten?: Readonly<
    Partial<Record<'range' | 'percent' | 'week' | 'month' | 'year' | 'day', readonly string[]>>
  >;
  readonly messages: LanguageMessages;
}

const table = {
  en: {
    name: 'English',
    script: 'Latn',
    spaceAfterCurrency: true,
    alsoWritten: {
      range: ['(?:up\\s+)?to', 'until', 'till'],
      percent: ['per cent'],
      month: ['mo$', 'mth'],
      year: ['yr'],
    },
    messages: en,
  },
  hi: {
    name: 'हिन्दी',
    script: 'Deva',
    spaceAfterCurrency: true,
    alsoWritten: { week: ['हफ'], month: ['माह'], year: ['साल'] },
    messages: hi,
  },
  mr: {
    name: 'मराठी',
    script: 'Deva',
    spaceAfterCurrency: true,
    alsoWritten: { range: ['पासून', 'वा'], year: ['साल'] },
    messages: mr,
  },
  bn: {
    name: 'বাংলা',
    script: 'Beng',
    spaceAfterCurrency: true,
    alsoWritten: { range: ['হতে', 'অথবা', 'ও'], year: ['বৎসর'] },
    messages: bn,
  },
  te: {
    name: 'తెలుగు',
    script: 'Telu',
    spaceAfterCurrency: true,
    alsoWritten: { range: ['నుంచి'], year: ['ఏడాది', 'ఏళ్'] },
    messages: te,
  },
  ta: {
    name: 'தமிழ்',
    script: 'Taml',
    spaceAfterCurrency: true,
    alsoWritten: { percent: ['விழுக்காடு', 'சதவிகித'], month: ['மாத'], year: ['வருட'] },
    messages: ta,
  },
  gu: {
    name: 'ગુજરાતી',
    script: 'Gujr',
    spaceAfterCurrency: true,
    alsoWritten: { range: ['કે'], month: ['માસ'], year: ['સાલ'] },
    messages: gu,
  },
  kn: {
    name: 'ಕನ್ನಡ',
    script: 'Knda',
    spaceAfterCurrency: true,
    alsoWritten: { range: ['ಇಂದ'], percent: ['ಪ್ರತಿಶತ'] },
    messages: kn,
  },
  id: {
    name: 'Bahasa Indonesia',
    script: 'Latn',
    amounts: 'id',
    spaceAfterCurrency: false,
    alsoWritten: { range: ['sampai', 's.?/?d.?'], month: ['bln'], year: ['thn'] },
    messages: id,
  },
} as const satisfies Record<string, LanguageFacts>;

export type Language = keyof typeof table;

/** The languages that a variant can have, by their code (ISO 639-1). A new one is a row above. */
export const languages: Readonly<Record<Language, LanguageFacts>> = table;

/** The words of a region in a language, or in English, which has all regions. */
export function regionMessagesOf(region: Region, language: Language): RegionMessages {
  const inEnglish: Readonly<Record<Region, RegionMessages>> = en;
  return languages[language].messages[region] ?? inEnglish[region];
}

/** The languages of a region. English, the default, is the first one. */
export function languagesOf(region: Region): readonly Language[] {
  return (Object.keys(languages) as Language[]).filter(
    (language) => languages[language].messages[region],
  );
}
