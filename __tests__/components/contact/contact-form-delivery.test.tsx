import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { ContactForm } from '@/components/contact/contact-form.island';
import { ANSWER_TIMEOUT_MS } from '@/components/contact/send-message';
import { Toaster } from '@/components/toast/toaster.island';
import { en } from '@/lib/region/messages/en';

const { delivery, ...messages } = en.contact;
const MESSAGE = { Name: 'Asha', Telephone: 'not an email', Message: 'Please call me.' };

/** What the page has requested, and the answer of the company's server. */
const request = jest.fn<Promise<{ ok: boolean }>, Parameters<typeof fetch>>();
let answer: (ok: boolean) => Promise<void>;

beforeEach(() => {
  jest.useFakeTimers();
  request.mockReset().mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        answer = (ok) => act(async () => resolve({ ok }));
        init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
  );
  window.fetch = request as unknown as typeof fetch;
  render(
    <>
      <ContactForm
        messages={messages}
        delivery={{ url: 'https://forms.example/f/1', fields: 'access_key=a%26b', ...delivery }}
        otherWays={{ text: delivery.unsure, email: 'care@company.example', phone: '' }}
      />
      <div role="status">
        <Toaster errors={[messages.incomplete, delivery.failed, delivery.offline]} />
      </div>
    </>,
  );
  for (const field of screen.getAllByRole('textbox'))
    fireEvent.input(field, {
      target: { value: MESSAGE[field.getAttribute('name') as keyof typeof MESSAGE] },
    });
});

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const button = () => screen.getByRole('button', { name: 'Send Message' });
const send = () => fireEvent.click(button());
const line = () => screen.getByRole('alert');
const toast = () => screen.getByRole('status');

test('sends its fields, those of the service, and Email with the value of Telephone, without cookies (PRODUCT rule 26)', async () => {
  send();

  const [url, init] = request.mock.calls[0] ?? [];
  expect(url).toBe('https://forms.example/f/1');
  expect(init).toMatchObject({ method: 'POST', credentials: 'omit' });
  expect(Object.fromEntries(init?.body as URLSearchParams)).toEqual({
    access_key: 'a&b',
    ...MESSAGE,
    Email: MESSAGE.Telephone,
  });
  await answer(true);
});

test('sends nothing if a program has filled in the hidden field, and says the same as always', () => {
  // By its name, because it has no role.
  const trap = document.querySelector<HTMLInputElement>('[name=_gotcha]');
  expect(trap).not.toBeVisible();
  if (trap) trap.value = 'https://spam.example';
  send();

  expect(request).not.toHaveBeenCalled();
  expect(toast()).toHaveTextContent('Submit successfully!');
});

test('says that it is sending, and "Submit successfully!" only after the answer', async () => {
  send();
  expect(button()).toHaveAttribute('aria-busy', 'true');
  expect(line()).toHaveTextContent(delivery.sending);
  expect(toast()).toBeEmptyDOMElement();

  await answer(true);
  expect(toast()).toHaveTextContent('Submit successfully!');
  expect(button()).not.toHaveAttribute('aria-busy');
  expect(line()).not.toHaveAttribute('data-status');
});

/** Changes what the visitor has typed. */
const type = (Message: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: 'Request message' }), {
    target: { value: Message },
  });
const sentMessages = () =>
  request.mock.calls.map(([, init]) => (init?.body as URLSearchParams).get('Message'));

test('sends the same message once, says again that it has arrived, and sends a changed one', async () => {
  send();
  send();
  await answer(true);
  act(() => jest.advanceTimersByTime(1000));
  expect(toast()).toBeEmptyDOMElement();
  send();
  expect(toast()).toHaveTextContent('Submit successfully!');
  type('Call me tomorrow.');
  send();
  await answer(true);

  expect(sentMessages()).toEqual([MESSAGE.Message, 'Call me tomorrow.']);
});

test('sends a message once, also if another one was sent in between', async () => {
  send();
  await answer(true);
  type('Call me tomorrow.');
  send();
  await answer(true);
  type(MESSAGE.Message);
  send();

  expect(sentMessages()).toEqual([MESSAGE.Message, 'Call me tomorrow.']);
});

test('sends a changed message also while the first one is on its way, and says whether it arrived', async () => {
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

test('sends the same message again if it may not have arrived', async () => {
  send();
  await answer(false);
  send();
  await answer(true);

  expect(request).toHaveBeenCalledTimes(2);
});

/** Expects the toast, and the line that stays and names another way. */
function expectUnsure(message: string): void {
  expect(toast()).toHaveTextContent(message);
  expect(line()).toHaveAttribute('data-status', 'unsure');
  expect(within(line()).getByRole('link')).toHaveAttribute('href', 'mailto:care@company.example');
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Asha');
}

test('names another way if the server refuses the message', async () => {
  send();
  await answer(false);

  expectUnsure(delivery.failed);
});

test('names another way if there is no answer in time', async () => {
  send();
  await act(() => jest.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS));

  expectUnsure(delivery.failed);
});

test('names another way without a network, and requests nothing', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  send();

  expectUnsure(delivery.offline);
  expect(request).not.toHaveBeenCalled();
});

test('an incomplete form sends nothing', () => {
  fireEvent.input(screen.getByRole('textbox', { name: 'Your name' }), { target: { value: '' } });
  send();

  expect(toast()).toHaveTextContent('Please provide complete information!');
  expect(request).not.toHaveBeenCalled();
});
