/** Fields whose value says whether a service has accepted a message, in lower case without `_` and `-`. */
const YES_OR_NO = /^(is)?(ok|success(ful)?|succeeded|sent|delivered|accepted)$/;
const OUTCOME = /^(result|state|(status)?code|status)$/;
const ERROR = /^(has)?(errors?(messages?|codes?)?|failed)$/;

/** Values as JSON. A word may be in quotes. */
const NO = /^"?(false|no|0)"?$/i;
/** A word such as "validation_failed", or a status of HTTP. */
const REFUSED = /^"?(false|.*(error|fail|invalid|reject|denied|abort|spam).*|[45]\d\d)"?$/i;
const NOTHING = /^("?(null|false|no|none|0)?"?|\[\]|\{\})$/i;

/**
 * Whether the body of an answer with a status of 2xx says that the message was not accepted. Services
 * name the field differently, and may call JSON a text. Anything else than the fields above says
 * nothing about it.
 */
export function isRefusal(body: string): boolean {
  try {
    const answer = JSON.parse(body) as unknown;
    if (typeof answer !== 'object' || answer === null) return false;
    return Object.entries(answer).some(([key, value]) => {
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
 * Whether a redirect has led to the same address, which differs only in the scheme, `www.` or the slash
 * at the end. Servers correct an address so. A form that answers with a redirect leads to another page,
 * or to exactly its own.
 */
export function isSameAddress(requested: string, answered: string): boolean {
  return new URL(requested).href !== answered && addressOf(requested) === addressOf(answered);
}

function addressOf(url: string): string {
  const { host, pathname, search } = new URL(url);
  return host.replace(/^www\./, '') + pathname.replace(/\/+$/, '') + search;
}
