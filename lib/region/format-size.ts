import type { Language } from './languages';

/** A number of bytes as a language writes it, such as `240 kB`. One kilobyte has 1000 bytes. */
export function formatSize(bytes: number, language: Language): string {
  const [value, unit] = bytes < 999_500 ? [bytes / 1e3, 'kilobyte'] : [bytes / 1e6, 'megabyte'];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    numberingSystem: 'latn',
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
