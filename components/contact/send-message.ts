import { HONEYPOT } from '@/lib/config/form-fields';

/** How long the answer may take, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Sends a message in a request that needs no preflight.
 *
 * @returns whether the answer came in time and says that the message has arrived.
 */
export async function sendMessage(url: string, message: URLSearchParams): Promise<boolean> {
  // Not AbortSignal.timeout, which Chrome has since 103 and Safari since 16.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_TIMEOUT_MS);
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: controller.signal,
      body: message,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The message of a form as services read it: the fields of the form, and `Email` with the same value as
 * `Telephone`, because services take the address for their answer from a field of that name. It has
 * the honeypot only if a program has filled it in.
 */
export function messageOf(form: HTMLFormElement): URLSearchParams {
  const message = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string' && (value || name !== HONEYPOT)) message.append(name, value);
  message.append('Email', message.get('Telephone') ?? '');
  return message;
}
