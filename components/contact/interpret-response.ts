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
  let reportsError = false;
  try {
    JSON.parse(body, (key, value: unknown) => {
      const name = key.toLowerCase().replace(/[_-]/g, '');
      const text = String(value);
      reportsError ||=
        (ERROR.test(name) && !isNothing(value)) ||
        (OUTCOME.test(name) && REFUSED.test(text)) ||
        (YES_OR_NO.test(name) && NO.test(text));
      return value;
    });
  } catch {
    return false;
  }
  return reportsError;
}

function isNothing(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return NOTHING.test(String(value));
  return Object.values(value).every(isNothing);
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
