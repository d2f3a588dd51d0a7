import { act, fireEvent, screen, within } from '@testing-library/react';
import { ContactForm } from '@/components/contact/contact-form.island';
import { MESSAGE_EVENT } from '@/lib/browser/events/contact-message-event';
import { languages } from '@/lib/region/languages';
import { fakeTimersInEachTest, renderWithToasts } from '../toasts-and-timers';

const en = languages.en.messages.interface;

const { contact: messages } = en;
const { delivery } = messages;
const MESSAGE = { Name: 'Asha', Telephone: ' not an email\u200b ', Message: 'Please call me.' };

/** What the page has requested, and the response of the company's server. */
const request = jest.fn<Promise<Partial<Response>>, Parameters<typeof fetch>>();
let answer: (ok: boolean, more?: { text?: string; url?: string; status?: number }) => Promise<void>;
let loseNetwork: () => Promise<void>;
const announce = jest.fn<void, [string]>();
addEventListener(MESSAGE_EVENT, (event) => announce((event as CustomEvent<string>).detail));

fakeTimersInEachTest();
beforeEach(() => {
  announce.mockClear();
  request.mockReset().mockImplementation(
    () =>
      new Promise((resolve, reject) => {
        loseNetwork = () => act(async () => reject(new TypeError('Failed to fetch')));
        answer = (ok, { text = '', url = '', status = 200 } = {}) =>
          act(async () => {
            const headers = new Headers({ 'Content-Type': 'text/html' });
            resolve({ ok, text: async () => text, redirected: url !== '', url, status, headers });
          });
      }),
  );
  window.fetch = request as unknown as typeof fetch;
  renderWithToasts(
    <ContactForm
      messages={messages}
      receiver={{ url: 'https://forms.example/f/1', fields: [['access_key', 'a&b+c==']] }}
      otherWays={{ email: 'care@company.example', phone: '' }}
    />,
  );
  for (const field of screen.getAllByRole('textbox'))
    fireEvent.input(field, {
      target: { value: MESSAGE[field.getAttribute('name') as keyof typeof MESSAGE] },
    });
});

afterEach(() => jest.restoreAllMocks());

const button = () => screen.getByRole('button', { name: 'Send Message' });
const send = () => fireEvent.click(button());
const line = () => screen.getByRole('alert');
const toast = () => screen.getByRole('status');
/** Changes what the visitor has typed. */
const type = (Message: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: 'Request message' }), {
    target: { value: Message },
  });
const sentMessages = () =>
  request.mock.calls.map(([, init]) => (init?.body as URLSearchParams).get('Message'));

test('sends its fields, the configured extra fields and Email, and shows success only after the response (PRODUCT rule 26)', async () => {
  send();
  const [url, init] = request.mock.calls[0] ?? [];
  expect(url).toBe('https://forms.example/f/1');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(init?.headers).toEqual({ Accept: 'application/json' });
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    access_key: 'a&b+c==',
    ...MESSAGE,
    Email: 'not an email',
  });
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(line()).toHaveTextContent(delivery.sending);
  expect(toast()).toBeEmptyDOMElement();

  await answer(true);
  expect(toast()).toHaveTextContent('Submit successfully!');
  expect(toast().firstElementChild).not.toHaveAttribute('data-error');
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(line()).not.toHaveAttribute('data-status');
  expect(announce.mock.calls).toEqual([['Message sent']]);
});

test('sends nothing if a field is empty, or if the honeypot is filled in, which then shows success', () => {
  type('');
  send();
  expect(toast()).toHaveTextContent('Please provide complete information!');
  act(() => jest.runAllTimers());
  type(MESSAGE.Message);
  // By its name, because it has no role.
  const honeypot = document.querySelector<HTMLInputElement>('[name=_gotcha]');
  expect(honeypot).not.toBeVisible();
  if (honeypot) honeypot.value = 'https://spam.example';
  send();

  expect(toast()).toHaveTextContent('Submit successfully!');
  expect(request).not.toHaveBeenCalled();
  expect(announce).not.toHaveBeenCalled();
});

test('sends the same message only once, also after another one, and shows success again', async () => {
  send();
  send();
  expect(toast()).toBeEmptyDOMElement();
  await answer(true);
  type('Call me tomorrow.');
  send();
  await answer(true);
  act(() => jest.runAllTimers());
  type(MESSAGE.Message);
  send();

  expect(toast()).toHaveTextContent('Submit successfully!');
  expect(sentMessages()).toEqual([MESSAGE.Message, 'Call me tomorrow.']);
});

test('sends a changed message while the first is pending, and shows its own result', async () => {
  send();
  const answerFirst = answer;
  type('Call me tomorrow.');
  send();
  await answerFirst(true);
  expect(line()).toHaveAttribute('data-status', 'sending');
  await answer(false);

  expect(line()).toHaveAttribute('data-status', 'unsure');
  expect(sentMessages()).toEqual([MESSAGE.Message, 'Call me tomorrow.']);
});

test.each<[string, string, boolean, () => unknown]>([
  ['the server refuses it', delivery.failed, true, () => answer(false)],
  // Behind some VPNs, `onLine` is false although there is a network.
  [
    'the server refuses it, and the browser says offline',
    delivery.failed,
    false,
    () => answer(false),
  ],
  [
    'the response is an error with the status 200',
    delivery.failed,
    true,
    () => answer(true, { text: '{"result":"error"}' }),
  ],
  [
    'there is no response in 15 seconds',
    delivery.failed,
    true,
    async () => {
      await act(() => jest.advanceTimersByTimeAsync(14_999));
      expect(line()).toHaveAttribute('data-status', 'sending');
      await act(() => jest.advanceTimersByTimeAsync(1));
    },
  ],
  ['there is no network', delivery.offline, false, () => loseNetwork()],
])(
  'shows other contact details, keeps the text and sends again at the next click if %s',
  async (_, message, isOnLine, fail) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnLine);
    send();
    await fail();

    expect(toast()).toHaveTextContent(message);
    expect(toast().firstElementChild).toHaveAttribute('data-error');
    expect(line()).toHaveAttribute('data-status', 'unsure');
    expect(within(line()).getByRole('link')).toHaveAttribute('href', 'mailto:care@company.example');
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha');
    expect(announce.mock.calls).toEqual([['Message failed']]);
    send();
    // Also while the browser says that it is offline.
    await answer(true);
    expect(request).toHaveBeenCalledTimes(2);
    expect(line()).not.toHaveAttribute('data-status');
  },
);

test('a response after 15 seconds still counts, so that a message which has arrived is not sent again', async () => {
  send();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  expect(line()).toHaveAttribute('data-status', 'unsure');
  await answer(true);
  act(() => jest.runAllTimers());
  expect(line()).not.toHaveAttribute('data-status');
  send();

  expect(toast()).toHaveTextContent('Submit successfully!');
  expect(request).toHaveBeenCalledTimes(1);
  expect(announce.mock.calls).toEqual([['Message failed'], ['Message sent']]);
});

test('a failure after 15 seconds says nothing about the same message that was sent again', async () => {
  send();
  await act(() => jest.advanceTimersByTimeAsync(15_000));
  const answerLate = answer;
  send();
  await answerLate(false);
  send();

  expect(line()).toHaveAttribute('data-status', 'sending');
  expect(request).toHaveBeenCalledTimes(2);
  await answer(true);
  expect(announce.mock.calls).toEqual([['Message failed'], ['Message sent']]);
});

test.each<[string, string, Parameters<typeof answer>, string]>([
  ['responds as before', 'https://forms.example/f/1/', [true], delivery.failed],
  [
    'responds differently',
    'https://forms.example/f/1/',
    [false, { status: 405 }],
    messages.success,
  ],
])(
  'after a redirect that only adds a slash, shows the right toast if that page %s',
  async (_, url, page, message) => {
    send();
    await answer(true, { url });
    expect(request).toHaveBeenLastCalledWith(url, expect.not.objectContaining({ method: 'POST' }));
    await answer(...page);

    expect(toast()).toHaveTextContent(message);
  },
);
