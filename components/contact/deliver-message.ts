import { toasts } from '@/components/toast/toast-store';
import { dispatchDeliveryResult } from '@/lib/browser/events/contact-message-event';
import { HONEYPOT } from '@/lib/config/hidden-form-fields';
import { isRefusal, isSameAddress } from './interpret-response';

/** How long the answer may take, in milliseconds. */
const RESPONSE_TIMEOUT_MS = 15_000;

/** `unsure` means that the message may not have arrived. */
export type DeliveryStatus = 'sending' | 'unsure' | undefined;

export interface Outbox {
  /** The line below the button is about this message. */
  lastSubmitted: string;
  /**
   * The messages that are being sent (false), and those that have arrived (true). Neither is sent
   * again.
   */
  readonly sent: Map<string, boolean>;
}

interface Receiver {
  readonly url: string;
  /** What the toasts say. */
  readonly success: string;
  readonly failed: string;
  readonly offline: string;
}

/** Sends the message of a form, and says whether it has arrived (PRODUCT rule 26). */
export async function deliverMessage(
  form: HTMLFormElement,
  { url, success, failed, offline }: Receiver,
  outbox: Outbox,
  setStatus: (status: DeliveryStatus) => void,
): Promise<void> {
  const message = messageOf(form);
  const text = message.toString();
  if (message.has(HONEYPOT) || outbox.sent.get(text)) return toasts.show(success);
  const isOnItsWay = outbox.sent.has(text);
  if (isOnItsWay) return;
  outbox.lastSubmitted = text;
  if (!navigator.onLine) {
    setStatus('unsure');
    return toasts.show(offline);
  }
  outbox.sent.set(text, false);
  setStatus('sending');
  const hasArrived = await sendMessage(url, message);
  if (hasArrived) outbox.sent.set(text, true);
  else outbox.sent.delete(text);
  toasts.show(hasArrived ? success : failed);
  dispatchDeliveryResult(hasArrived ? 'Message sent' : 'Message failed');
  // The visitor may have sent a changed message meanwhile.
  if (outbox.lastSubmitted === text) setStatus(hasArrived ? undefined : 'unsure');
}

/**
 * The message of a form as services read it: the fields of the form, and `Email` with the same value as
 * `Telephone`, because services use it as the reply-to address. It contains the honeypot only if a
 * program has filled it in. Keyboards of phones and copied texts add blanks and invisible characters to
 * an address, with which it would be no address.
 */
function messageOf(form: HTMLFormElement): URLSearchParams {
  const message = new URLSearchParams([...new FormData(form)] as [string, string][]);
  if (!message.get(HONEYPOT)) message.delete(HONEYPOT);
  const email = message.get('Telephone')?.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  message.append('Email', email ?? '');
  return message;
}

/**
 * Sends a message in a request that needs no preflight.
 *
 * @returns whether the answer came in time and says that the message has arrived.
 */
async function sendMessage(url: string, message: URLSearchParams): Promise<boolean> {
  // Not AbortSignal.timeout, which Chrome has since 103 and Safari since 16.
  const controller = new AbortController();
  // After the answer it does nothing.
  setTimeout(() => controller.abort(), RESPONSE_TIMEOUT_MS);
  const options = {
    headers: { Accept: 'application/json' },
    credentials: 'omit',
    signal: controller.signal,
  } as const;
  try {
    const answer = await fetch(url, { ...options, method: 'POST', body: message });
    if (!answer.ok || isRefusal(await answer.text().catch(() => ''))) return false;
    if (!answer.redirected || !isSameAddress(url, answer.url)) return true;
    // After a redirect with 307 or 308 the browser has repeated the message, after one with 301 or 302
    // it has only requested the page. It does not tell which, so the page is requested once more.
    const page = await fetch(answer.url, options);
    const type = ({ headers }: Response) => headers.get('Content-Type');
    return page.status !== answer.status || type(page) !== type(answer);
  } catch {
    return false;
  }
}
