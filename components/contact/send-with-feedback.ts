import { toasts } from '@/components/toast/toast-store';
import { sendMessage } from './send-message';

/** Where the form sends its message, and what it says about it. */
export interface Delivery {
  readonly url: string;
  readonly sending: string;
  readonly failed: string;
  readonly offline: string;
}

/**
 * Sends the message of a complete form, and shows a toast with the result. A click while a message
 * is on its way sends nothing. If the message may not have arrived, the line below the button
 * appears (contact-form.island.tsx).
 *
 * The styles of a message on its way are set here, because in the style sheet every visitor would
 * download them. React does not know these attributes, so it never changes them.
 */
export async function sendWithFeedback(
  form: HTMLFormElement,
  { url, sending, failed, offline }: Delivery,
  success: string,
): Promise<void> {
  const button = form.querySelector('button') as HTMLElement;
  const line = form.querySelector('[role=alert]') as HTMLElement;
  if (button.hasAttribute('aria-busy')) return;
  const fail = (message: string) => {
    line.style.visibility = 'visible';
    toasts.show(message);
  };
  if (!navigator.onLine) return fail(offline);

  button.setAttribute('aria-busy', 'true');
  const pulse = matchMedia('(prefers-reduced-motion: reduce)').matches
    ? undefined
    : button.animate(
        { opacity: [1, 0.6] },
        { duration: 600, direction: 'alternate', iterations: Infinity },
      );
  const restoreText = showInPlace(line, sending);
  const sent = await sendMessage(url, form);
  restoreText();
  pulse?.cancel();
  button.removeAttribute('aria-busy');
  if (!sent) return fail(failed);
  toasts.show(success);
}

/**
 * Shows another text in the place of a line's own, which keeps its height, so that the button above
 * stays under the pointer. React never changes the content of the line, so it does not notice that
 * its nodes are elsewhere meanwhile.
 *
 * @returns a function that restores the line's own text and hides the line.
 */
function showInPlace(line: HTMLElement, text: string): () => void {
  const own = document.createElement('span');
  const shown = document.createElement('span');
  own.append(...line.childNodes);
  own.style.visibility = 'hidden';
  shown.append(text);
  shown.style.position = 'absolute';
  line.append(shown, own);
  line.style.visibility = 'visible';
  return () => {
    line.style.visibility = '';
    line.replaceChildren(...own.childNodes);
  };
}
