/**
 * The line that sets a variable to a value in a settings file; undefined if no notation keeps the
 * value. Single quotes keep everything but `$`, which needs a backslash in any notation.
 */
export function formatSettingsLine(variable: string, value: string): string | undefined {
  if (/[\r\n]|\\(?:\$|$)/.test(value)) return undefined;
  const quote = ["'", '"', '`'].find(
    (candidate) => !value.includes(candidate) && !(candidate === '"' && value.includes('\\')),
  );
  return quote && `${variable}=${quote}${value.replaceAll('$', '\\$')}${quote}`;
}
