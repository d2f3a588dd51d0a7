import { IntlMessageFormat } from 'intl-messageformat';

/** The values of the arguments of a message. An undefined one is not available. */
export type MessageValues = Readonly<Record<string, string | number | undefined>>;

/** Stands for a value that is not available. A message can select other words with `off`. */
const OFF = { toString: () => 'off' };

/**
 * Formats an ICU message, such as `Over {users} users`, at build time. The parser is too large for
 * visitors, so islands get formatted texts.
 *
 * @returns undefined if the text would show a value that is not available.
 * @throws Error that shows the message, if its syntax is wrong or an argument has no value.
 */
export function formatMessage(
  message: string,
  locale: string,
  values: MessageValues,
): string | undefined {
  const given = Object.entries(values).map(([name, value]) => [name, value ?? OFF]);
  try {
    const parsed = new IntlMessageFormat(message, locale, undefined, { ignoreTag: true });
    // A text in which an object would be shown is returned as a list of its parts.
    const text: unknown = parsed.format(Object.fromEntries(given) as Record<string, string>);
    return typeof text === 'string' ? text : undefined;
  } catch (cause) {
    throw new Error(`The message "${message}" (${locale}) is wrong: ${String(cause)}`, { cause });
  }
}
