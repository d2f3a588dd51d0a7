import { toasts } from '@/components/toast/toast-store';
import { dispatchDeliveryResult } from '@/lib/browser/events/contact-message-event';
import { HONEYPOT, type FormField } from '@/lib/config/hidden-form-fields';
import type { InterfaceMessages } from '@/lib/region/messages/messages-type';
import { leavesArrivalUnsure, isSameAddress } from './interpret-response';
import { addFilledFields } from './placeholder-fields';

/** When the page says that no response has come, in milliseconds (PRODUCT rule 26). */
const RESPONSE_TIMEOUT_MS = 15_000;

/** `unsure` means that the message may not have arrived. */
export type DeliveryStatus = 'sending' | 'unsure' | undefined;

/** `NEXT_PUBLIC_CONTACT_URL`, and the further fields of the service. */
export interface Receiver {
  readonly url: string;
  readonly fields: readonly FormField[];
}

export interface Submissions {
  /** The message that the notice below the button is about. */
  last: string;
  /** The messages that are being sent (false) or have arrived (true), which are not sent again. */
  readonly sent: Map<string, boolean>;
}

/** Sends the message of a form, and says whether it has arrived (PRODUCT rule 26). */
export async function deliverMessage(
  form: HTMLFormElement,
  { url, fields }: Receiver,
  { success, delivery: { failed, offline } }: InterfaceMessages['contact'],
  submissions: Submissions,
  setStatus: (status: DeliveryStatus) => void,
): Promise<void> {
  const message = messageOf(form);
  addFilledFields(message, fields);
  const text = message.toString();
  if (message.has(HONEYPOT) || submissions.sent.get(text)) return toasts.show(success);
  const isOnItsWay = submissions.sent.has(text);
  if (isOnItsWay) return;
  submissions.last = text;
  submissions.sent.set(text, false);
  setStatus('sending');
  const showResult = (hasArrived: boolean | undefined) => {
    // If the same message was sent again after a timeout, the other request may have succeeded.
    if (submissions.sent.get(text)) return;
    if (hasArrived) submissions.sent.set(text, true);
    else submissions.sent.delete(text);
    // Only after a try: behind some VPNs `onLine` is false although there is a network.
    const isOffline = hasArrived === undefined && !navigator.onLine;
    toasts.show(hasArrived ? success : isOffline ? offline : failed, { isError: !hasArrived });
    // The visitor may have sent a changed message meanwhile.
    if (submissions.last === text) setStatus(hasArrived ? undefined : 'unsure');
    dispatchDeliveryResult(hasArrived ? 'Message sent' : 'Message failed');
  };
  const arrival = sendMessage(url, message);
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS));
  const hasArrivedInTime = await Promise.race([arrival, timeout]);
  showResult(hasArrivedInTime);
  // A late success corrects what the timeout has shown. A late failure would only repeat it.
  if (!hasArrivedInTime && (await arrival)) showResult(true);
}

/**
 * The message of a form as services read it: the fields of the form, and `Email` with the trimmed
 * value of `Telephone`, because services use it as the reply-to address. Phone keyboards and pasted
 * text add spaces and invisible characters. The honeypot is included only if it is filled in.
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
 * @returns whether the response says that the message has arrived; undefined without a response.
 */
async function sendMessage(url: string, message: URLSearchParams): Promise<boolean | undefined> {
  const options = { headers: { Accept: 'application/json' }, credentials: 'omit' } as const;
  try {
    const response = await fetch(url, { ...options, method: 'POST', body: message });
    if (!response.ok || leavesArrivalUnsure(await response.text().catch(() => ''))) return false;
    if (!response.redirected || !isSameAddress(url, response.url)) return true;
    // The browser resends the message after 307 or 308, and only requests the page after 301 or
    // 302. A script cannot tell which, so the page is requested once more.
    const page = await fetch(response.url, options);
    const type = ({ headers }: Response) => headers.get('Content-Type');
    return page.status !== response.status || type(page) !== type(response);
  } catch {
    return undefined;
  }
}
