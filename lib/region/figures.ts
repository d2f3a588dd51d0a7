import type { Problem } from '@/lib/kit/text';
import type { Language } from './languages';
import { createNumberFormatters } from './number-formats';
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
  const range = short ? shortAmount : amount;
  const [number, unit] = time?.replace(/s$/, '').split(' ') ?? [];
  return {
    from: from === undefined ? undefined : range(from),
    to: range(to),
    time: unit && duration(Number(number), unit),
    users: users === undefined ? undefined : count(users),
    salary: salary === undefined ? undefined : amount(salary),
  };
}
