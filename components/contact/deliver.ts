import { toasts } from '@/components/toast/toast-store';

/** The attribute of the form that says whether its message is `sending` or has `failed`. */
const DELIVERY_ATTRIBUTE = 'data-delivery';

/** Where the form sends its message, and what the toasts say if it may not have arrived. */
export interface Delivery {
  readonly url: string;
  readonly failed: string;
  readonly offline: string;
}

/** How long the answer may take, in milliseconds. */
export const ANSWER_TIMEOUT_MS = 15_000;

/**
 * Sends the message of a complete form, and shows a toast with the result. A press while a message
 * is on its way sends nothing.
 *
 * The state is an attribute of the form, which style sheets read to show the line below the button
 * (delivery-status.tsx). React does not know the attribute, so it never changes it.
 */
export async function deliver(
  form: HTMLFormElement,
  { url, failed, offline }: Delivery,
  success: string,
): Promise<void> {
  if (form.getAttribute(DELIVERY_ATTRIBUTE) === 'sending') return;
  const fail = (message: string) => {
    form.setAttribute(DELIVERY_ATTRIBUTE, 'failed');
    toasts.show(message);
  };
  if (!navigator.onLine) return fail(offline);

  const button = form.querySelector('[type=submit]');
  form.setAttribute(DELIVERY_ATTRIBUTE, 'sending');
  button?.setAttribute('aria-busy', 'true');
  const sent = await send(url, messageOf(form));
  button?.removeAttribute('aria-busy');
  if (!sent) return fail(failed);
  form.removeAttribute(DELIVERY_ATTRIBUTE);
  toasts.show(success);
}

/**
 * The message as services read it: the fields of the form, and `Email` with the same value as
 * `Telephone`, because services take the address for their answer from a field of that name.
 */
function messageOf(form: HTMLFormElement): URLSearchParams {
  const message = new URLSearchParams();
  for (const [name, value] of new FormData(form))
    if (typeof value === 'string') message.append(name, value);
  message.append('Email', message.get('Telephone') ?? '');
  return message;
}

/**
 * Sends a message in a request that needs no preflight.
 *
 * @returns whether the answer came in time and says that the message has arrived.
 */
async function send(url: string, body: URLSearchParams): Promise<boolean> {
  // Not AbortSignal.timeout, which Chrome has since 103 and Safari since 16.
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), ANSWER_TIMEOUT_MS);
  try {
    const { ok } = await fetch(url, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      credentials: 'omit',
      signal: controller.signal,
      body,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
