/** Fields that say whether a service has accepted a message: lower case, without `_` and `-`. */
const YES_OR_NO = /^(is)?(ok|valid|success(ful)?|succeeded|sent|delivered|accepted)$/;
const OUTCOME = /^(result|response|outcome|state|type|(status)?code|status)$/;
const ERROR =
  /^(has|is|user|validation)?(err(or)?s?(no|codes?|msgs?|messages?)?|fail(ed|ure)|rejected|exception)$/;

/** Their values. */
const YES = /^(true|yes|ok|success(ful(ly)?)?|succeeded|sent|delivered|accepted)$/i;
const NO = /^(false|no|0)$/i;
const NOTHING =
  /^((null|false|none|nil|n\/a|ok|success|0+|2\d\d|(no|0|zero|without)( any)? errors?|no)\.?)?$/i;
/** A word such as "validation_failed", or an HTTP status. */
const REFUSED =
  /^(?!(no|0|zero|without)( any)? errors?\.?$)(false|no|nok|ko|danger|.*(error|\berr|fail|invalid|reject|denied|forbidden|abort|spam|missing|exceed|expired|unsuccess|\bnot[ _-]).*|[45]\d\d)$/i;

/**
 * Whether the body of a 2xx response leaves it unsure that the message has arrived, because it
 * reports an error. Services use different field names, nest their answer, and some send JSON as
 * `text/plain`. Other fields are ignored.
 */
export function leavesArrivalUnsure(body: string): boolean {
  try {
    const answer: unknown = JSON.parse(body);
    return answer === false || reportsError(answer);
  } catch {
    return false;
  }
}

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return NOTHING.test(String(value));
  return Object.values(value).every(isNothing);
}

/** A field that says yes or no is clearer than a text about errors, or a part of the answer. */
function reportsError(answer: unknown): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  const fields = Object.entries(answer).map(
    ([key, value]) => [key.toLowerCase().replace(/[_-]/g, ''), value as unknown] as const,
  );
  const verdicts = fields.map(([name, value]) => verdictOf(name, value));
  if (verdicts.includes(false)) return true;
  if (verdicts.includes(true)) return false;
  return fields.some(([name, value]) =>
    ERROR.test(name) ? !isNothing(value) : reportsError(value),
  );
}

/** Whether a field says that the message was accepted; undefined if it says nothing about it. */
function verdictOf(name: string, value: unknown): boolean | undefined {
  if (typeof value === 'object') return undefined;
  const text = `${value as string | number | boolean}`;
  if (YES_OR_NO.test(name) && NO.test(text)) return false;
  if (OUTCOME.test(name) && REFUSED.test(text)) return false;
  // The fields of a valid message are in order, but nobody says that it was sent.
  if (/valid$/.test(name)) return undefined;
  const isYes = YES.test(text) && (OUTCOME.test(name) || YES_OR_NO.test(name));
  return isYes || (text === '1' && YES_OR_NO.test(name)) || undefined;
}

/**
 * Whether a redirect has led to the same address, which differs only in the scheme, `www.`,
 * capitals or the slash at the end. Servers normalise URLs with such redirects. A form's own
 * redirect leads to another page, or to exactly the same URL.
 */
export function isSameAddress(requested: string, redirectedTo: string): boolean {
  return (
    new URL(requested).href !== redirectedTo && addressOf(requested) === addressOf(redirectedTo)
  );
}

function addressOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return (host.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + search).toLowerCase();
}
