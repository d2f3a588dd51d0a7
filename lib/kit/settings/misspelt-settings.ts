/** Vercel sets variables with our prefix, and its command line writes them to `.env.local`. */
const SET_BY_VERCEL = /^NEXT_PUBLIC_VERCEL_/;

/**
 * Whether a variable is probably a setting with a wrong name: it has our prefix, or the name of a
 * setting with another spelling of the prefix.
 *
 * @param variables the names of all settings.
 */
export function isMisspelt(name: string, variables: readonly string[]): boolean {
  if (variables.includes(name) || SET_BY_VERCEL.test(name)) return false;
  if (name.startsWith('NEXT_PUBLIC_')) return true;
  const rests = variables.map((variable) => variable.replace('NEXT_PUBLIC_', '_'));
  return /NEXT|PUBLIC/i.test(name) && rests.some((rest) => name.toUpperCase().endsWith(rest));
}
