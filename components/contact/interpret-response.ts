/** Fields that say whether a service has accepted a message: lower case, without `_` and `-`. */
const YES_OR_NO = /^(is)?(ok|success(ful)?|succeeded|sent|delivered|accepted)$/;
const OUTCOME = /^(result|state|(status)?code|status)$/;
const ERROR = /^(has)?(errors?(messages?|codes?)?|failed)$/;

/** Values as JSON. A word may be in quotes. */
const NO = /^"?(false|no|0)"?$/i;
/** A word such as "validation_failed", or an HTTP status. */
const REFUSED = /^"?(false|.*(error|fail|invalid|reject|denied|abort|spam).*|[45]\d\d)"?$/i;
const NOTHING = /^("?(null|false|no|none|0)?"?|\[\]|\{\})$/i;

/**
 * Whether the body of a 2xx response says that the message was not accepted. Services use different
 * field names, and some send JSON as `text/plain`. Other fields are ignored.
 */
export function isRefusal(body: string): boolean {
  try {
    const response = JSON.parse(body) as unknown;
    if (typeof response !== 'object' || response === null) return false;
    return Object.entries(response).some(([key, value]) => {
      const name = key.toLowerCase().replace(/[_-]/g, '');
      const json = JSON.stringify(value);
      if (ERROR.test(name)) return !NOTHING.test(json);
      return (OUTCOME.test(name) && REFUSED.test(json)) || (YES_OR_NO.test(name) && NO.test(json));
    });
  } catch {
    return false;
  }
}

/**
 * Whether a redirect has led to the same address, which differs only in the scheme, `www.` or the
 * slash at the end. Servers normalise URLs with such redirects. A form's own redirect leads to
 * another page, or to exactly the same URL.
 */
export function isSameAddress(requested: string, redirectedTo: string): boolean {
  return (
    new URL(requested).href !== redirectedTo && addressOf(requested) === addressOf(redirectedTo)
  );
}

function addressOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + search;
}
