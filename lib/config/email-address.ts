import { isSiteText } from './text-validation';

/**
 * Whether a value can follow `mailto:` as it is. Characters that start header fields, further
 * recipients or percent escapes there are refused (RFC 6068).
 */
export function isEmailAddress(value: unknown): value is string {
  return (
    isSiteText(value) &&
    /^[^\s@:?&#%/\\,;()[\]"]+@[^\s@:?&#%/\\,;()[\]".]+(?:\.[^\s@:?&#%/\\,;()[\]".]+)+$/.test(value)
  );
}
