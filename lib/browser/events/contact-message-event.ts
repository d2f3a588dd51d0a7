/** The event on the window with which the contact form says how the delivery of a message ended. */
export const MESSAGE_EVENT = 'contactmessage';

export function dispatchDeliveryResult(detail: 'Message sent' | 'Message failed'): void {
  try {
    dispatchEvent(new CustomEvent(MESSAGE_EVENT, { detail }));
  } catch {
    // The visitor gets the answer in any case.
  }
}
