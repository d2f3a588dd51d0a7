import { formatMessage } from '@/lib/kit/messages';
import type { Problem } from '@/lib/kit/text';
import { createNumberFormatters } from './formats';
import { regionMessagesOf, type Language } from './languages';
import { regions, type Figures, type Region } from './regions';

export type FigureName = keyof Figures;

export const FIGURE_NAMES = ['from', 'to', 'time', 'users', 'salary'] as const;

/** The figures of the region, with those that the company has set or switched off. */
export function readFigures(
  settings: Readonly<Record<FigureName, string>>,
  region: Region,
  problems: Problem[],
): Figures {
  const own: Figures = { users: undefined, ...regions[region].figures };
  const numberOf = (setting: string, value?: number) =>
    setting === 'off' ? undefined : setting ? Number(setting) : value;
  const figures = {
    from: numberOf(settings.from, own.from),
    to: numberOf(settings.to) ?? own.to,
    time: settings.time === 'off' ? undefined : settings.time || own.time,
    users: numberOf(settings.users, own.users),
    salary: numberOf(settings.salary, own.salary),
  };
  if (figures.from !== undefined && figures.from >= figures.to) {
    const [place, other] = settings.from
      ? ['NEXT_PUBLIC_LOAN_FROM', 'NEXT_PUBLIC_LOAN_TO']
      : ['NEXT_PUBLIC_LOAN_TO', 'NEXT_PUBLIC_LOAN_FROM'];
    const isSet = settings.from && settings.to ? '' : ', which is not set';
    const reason = `was ${settings.from || settings.to}; the offer would be from ${figures.from} to ${figures.to} (${other}${isSet}); allowed: a highest amount above the lowest one, or off as the lowest one`;
    problems.push({ place, reason });
  }
  return figures;
}

export type WrittenFigures = Readonly<Record<FigureName, string | undefined>>;

/**
 * The figures as a language writes them.
 *
 * @param short writes amounts as people say them, if the language has such words.
 */
export function writeFigures(
  { from, to, time, users, salary }: Figures,
  region: Region,
  language: Language,
  short = false,
): WrittenFigures {
  const { amount, shortAmount, count, duration } = createNumberFormatters(language, region);
  const { figures: forms } = regionMessagesOf(region, language);
  const range = short ? shortAmount : amount;
  const timeOf = (n: number, unit: string) =>
    forms ? formatMessage(forms.time, language, { n, unit }) : duration(n, unit);
  const usersOf = (value: number) =>
    forms ? formatMessage(forms.users, language, inIndianUnits(value)) : count(value);
  const [number, unit] = time?.replace(/s$/, '').split(' ') ?? [];
  return {
    from: from === undefined ? undefined : range(from),
    to: range(to),
    time: unit && timeOf(Number(number), unit),
    users: users === undefined ? undefined : usersOf(users),
    salary: salary === undefined ? undefined : amount(salary),
  };
}

const INDIAN_UNITS = { crore: 1e7, lakh: 1e5, thousand: 1e3, one: 1 };

/** A number in the largest unit that it reaches, rounded down to two digits: 2.5 lakh, 30 lakh. */
function inIndianUnits(value: number) {
  const [unit, size] =
    Object.entries(INDIAN_UNITS).find(([, least]) => value >= least) ?? (['one', 1] as const);
  const n = value / size;
  return { unit, n: n < 10 ? Math.floor(n * 10) / 10 : Math.floor(n) };
}
