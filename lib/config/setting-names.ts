import { VARIABLES } from './schema';

const PREFIX = 'NEXT_PUBLIC_';

/** Vercel sets variables with our prefix, and its command line writes them to `.env.local`. */
const SET_BY_VERCEL = /^NEXT_PUBLIC_VERCEL_/;

/**
 * Whether the name of a variable was probably meant to be a setting, but is none: it has our prefix,
 * or another spelling of the prefix in front of the rest of a setting's name.
 */
export function isMisspelt(name: string): boolean {
  if (VARIABLES.includes(name) || SET_BY_VERCEL.test(name)) return false;
  if (name.startsWith(PREFIX)) return true;
  const rests = VARIABLES.map((variable) => variable.replace(PREFIX, '_'));
  return /NEXT|PUBLIC/i.test(name) && rests.some((rest) => name.toUpperCase().endsWith(rest));
}

/** Whether a name is a setting without our prefix. Outside of settings files it may be anything. */
export function isUnprefixed(name: string): boolean {
  return VARIABLES.includes(PREFIX + name);
}

/** The setting whose name has most pairs of letters in common with a name (Dice coefficient). */
export function nearestSetting(name: string): string {
  const pairsOf = (text: string) => [...text].map((_, index) => text.slice(index, index + 2));
  const pairs = pairsOf(name.toUpperCase());
  const likeness = (variable: string) =>
    pairsOf(variable).filter((pair) => pairs.includes(pair)).length /
    (name.length + variable.length);
  return VARIABLES.reduce((best, one) => (likeness(one) > likeness(best) ? one : best));
}
