/** Fields that say whether a service has accepted a message: lower case, without `_` and `-`. */
const YES_OR_NO = /^(is)?(ok|valid|success(ful)?|succeeded|sent|delivered|accepted)$/;
const OUTCOME = /^(result|response|outcome|state|type|(status)?code|status)$/;
const ERROR =
  /^(has|is|user|validation)?(err(or)?s?(no|codes?|msgs?|messages?)?|fail(ed|ure)|rejected|exception)$/;

/** Their values. */
const NO = /^(false|no|0)$/i;
const NOTHING = /^(null|false|no|none|ok|success|0)?$/i;
/** A word such as "validation_failed", or an HTTP status. */
const REFUSED =
  /^(?!no errors?$)(false|no|nok|ko|danger|.*(error|\berr|fail|invalid|reject|denied|forbidden|abort|spam|missing|exceed|expired|unsuccess|\bnot[ _-]).*|[45]\d\d)$/i;

/**
 * Whether the body of a 2xx response says that the message was not accepted. Services use different
 * field names, nest their answer, and some send JSON as `text/plain`. Other fields are ignored.
 */
export function isRefusal(body: string): boolean {
  try {
    return reportsError(JSON.parse(body));
  } catch {
    return false;
  }
}

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return NOTHING.test(String(value));
  return Object.values(value).every(isNothing);
}

function reportsError(response: unknown): boolean {
  if (typeof response !== 'object' || response === null) return false;
  return Object.entries(response).some(([key, value]) => {
    const name = key.toLowerCase().replace(/[_-]/g, '');
    if (ERROR.test(name)) return !isNothing(value);
    if (typeof value === 'object') return reportsError(value);
    const text = String(value);
    return (OUTCOME.test(name) && REFUSED.test(text)) || (YES_OR_NO.test(name) && NO.test(text));
  });
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
