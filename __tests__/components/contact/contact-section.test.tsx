import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactSection } from '@/components/contact/contact-section';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster.island';
import { readConfiguration } from '@/lib/config/read-configuration';
import { en } from '@/lib/region/strings/en';
import { copies } from '@/lib/region/variants';

const INCOMPLETE = 'Please provide complete information!';
const SUCCESS = 'Submit successfully!';

function renderContact(settings: Record<string, string> = {}) {
  jest.useFakeTimers();
  const { company, contactUrl } = readConfiguration(settings);
  render(
    <>
      <ContactSection
        strings={en}
        contactUrl={contactUrl}
        company={company}
        picture={copies.india.en.contactPicture}
      />
      <div role="status">
        <Toaster className="toast" errors={[en.contact.incomplete, en.contact.delivery.offline]} />
      </div>
    </>,
  );
  return userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
}

afterEach(() => {
  jest.restoreAllMocks();
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const send = () => screen.getByRole('button', { name: 'Send Message' });
/** The block Mail Us or Call Us. */
const block = (name: string) =>
  within(screen.getByRole('heading', { name }).parentElement as HTMLElement);
const field = (label: string) => screen.getByRole('textbox', { name: label });
const form = () => send().closest('form');

test('has required fields for the name, the email (bound to Telephone) and the message (PRODUCT rule 22)', () => {
  renderContact();

  expect(field('Your name')).toHaveAttribute('name', 'Name');
  expect(field('Your email')).toHaveAttribute('name', 'Telephone');
  expect(field('Request message')).toHaveAttribute('name', 'Message');
  for (const box of screen.getAllByRole('textbox')) {
    expect(box).toBeRequired();
    expect(box).not.toHaveAttribute('maxlength');
    // For a name or a message that is written from right to left.
    expect(box).toHaveAttribute('dir', 'auto');
    // The same if the form hydrates alone.
    expect(box.id).toBe(`field-${box.getAttribute('name')}`);
  }
});

test('sets the keyboard and the autofill of each field', () => {
  renderContact();

  expect(field('Your name')).toHaveAttribute('autocomplete', 'name');
  // Type text, because type="email" would trim the value (PRODUCT rule 25).
  expect(field('Your email')).toHaveAttribute('type', 'text');
  expect(field('Your email')).toHaveAttribute('autocomplete', 'email');
  expect(field('Your email')).toHaveAttribute('autocapitalize', 'none');
  expect(field('Your email')).toHaveAttribute('inputmode', 'email');
  expect(field('Your email')).toHaveAttribute('spellcheck', 'false');
  for (const label of ['Your name', 'Request message'])
    expect(field(label)).not.toHaveAttribute('inputmode');
  // On iOS the hint "next" is only a label: the key submits the form (HTML, implicit submission).
  for (const box of screen.getAllByRole('textbox')) expect(box).not.toHaveAttribute('enterkeyhint');
});

test.each([
  ['the name', 'Your name'],
  ['the email', 'Your email'],
  ['the message', 'Request message'],
])(
  'without %s shows the message, marks the field and focuses it (PRODUCT rule 24)',
  async (_, label) => {
    const user = renderContact();
    for (const other of ['Your name', 'Your email', 'Request message']) {
      if (other !== label) await user.type(field(other), 'x');
    }

    await user.click(send());

    expect(screen.getByRole('status')).toHaveTextContent(INCOMPLETE);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(/^Please fill in/);
    expect(
      screen.getAllByRole('textbox').filter((box) => box.hasAttribute('aria-invalid')),
    ).toHaveLength(1);
  },
);

test('a form that a program submits without the button is checked, too', () => {
  renderContact();
  act(() => form()?.requestSubmit());

  expect(screen.getByRole('status')).toHaveTextContent(INCOMPLETE);
  expect(field('Your name')).toHaveFocus();
});

test('removes the error of a field once it is filled in, and of no other field', async () => {
  const user = renderContact();
  await user.click(send());

  await user.type(field('Your name'), 'A');

  expect(field('Your name')).toBeValid();
  expect(field('Your email')).toBeInvalid();
});

test('keeps the error of a field while it is empty', async () => {
  const user = renderContact();
  await user.click(send());

  fireEvent.input(field('Your name'), { target: { value: '' } });

  expect(field('Your name')).toBeInvalid();
});

test('answers a complete form with success for any format and keeps the text (PRODUCT rules 25 and 26)', async () => {
  const user = renderContact();
  await user.type(field('Your name'), ' ');
  await user.type(field('Your email'), 'not an email');
  await user.type(field('Request message'), 'Hello');

  await user.click(send());

  expect(screen.getByRole('status')).toHaveTextContent(SUCCESS);
  expect(screen.queryByText(/Please/)).not.toBeInTheDocument();
  expect(field('Your email')).toHaveValue('not an email');
});

test('a click before hydration submits nothing', () => {
  renderContact();

  expect(form()).toHaveAttribute('method', 'dialog');
});

test('the Tab key goes to the fields, and passes the section', async () => {
  const user = renderContact();
  await user.tab();

  expect(field('Your name')).toHaveFocus();
});

describe('with NEXT_PUBLIC_CONTACT_URL', () => {
  const url = 'https://forms.acme.example/message';
  const settings = { NEXT_PUBLIC_CONTACT_URL: url, NEXT_PUBLIC_PHONE: '+91 22 5550 0100' };

  test('a browser without scripts posts the message there', () => {
    renderContact(settings);

    expect(form()).toHaveAttribute('method', 'post');
    expect(form()).toHaveAttribute('action', url);
  });

  test('an incomplete message is not sent', async () => {
    const user = renderContact(settings);
    await user.click(send());

    expect(screen.getByRole('status')).toHaveTextContent(INCOMPLETE);
  });

  test('a complete message is not answered with success while the device is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const user = renderContact(settings);
    for (const box of screen.getAllByRole('textbox')) await user.type(box, 'x');

    await user.click(send());

    expect(screen.getByRole('status')).toHaveTextContent(en.contact.delivery.offline);
  });

  test('the line for a message that may not have arrived names the email and the phone', () => {
    renderContact(settings);
    const line = within(screen.getByRole('alert'));

    expect(line.getByText(en.contact.delivery.unsure)).toBeInTheDocument();
    expect(line.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'hello@example.com',
      '+91 22 5550 0100',
    ]);
  });
});

test('removes the toast after its duration but keeps the errors', async () => {
  const user = renderContact();
  await user.click(send());

  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS - 1));
  expect(screen.getByRole('status')).toHaveTextContent(INCOMPLETE);

  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(field('Your name')).toBeInvalid();
});

test('leaves Mail Us and Call Us blank without an email and a phone (PRODUCT rule 21)', () => {
  renderContact();

  expect(screen.getByRole('heading', { name: 'Mail Us' }).parentElement).toHaveTextContent(
    /^Mail Us$/,
  );
  expect(screen.getByRole('heading', { name: 'Call Us' }).parentElement).toHaveTextContent(
    /^Call Us$/,
  );
});

test('links the configured email and phone', () => {
  renderContact({ NEXT_PUBLIC_EMAIL: 'care@acme.example', NEXT_PUBLIC_PHONE: '+62 21 5550 0100' });

  expect(block('Mail Us').getByRole('link', { name: 'care@acme.example' })).toHaveAttribute(
    'href',
    'mailto:care@acme.example',
  );
  expect(block('Call Us').getByRole('link', { name: '+62 21 5550 0100' })).toHaveAttribute(
    'href',
    'tel:+622155500100',
  );
});

test.each([
  ['phone, if it is set', { NEXT_PUBLIC_PHONE: '+91 22 5550 0100' }, 'tel:+912255500100'],
  ['email otherwise', {}, 'mailto:hello@example.com'],
])('names another way if a click has no answer: the %s', (_, settings, href) => {
  renderContact(settings);
  const line = within(screen.getByRole('alert'));

  expect(line.getByText(/^Your message is not sent yet/)).toBeInTheDocument();
  expect(line.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([href]);
});
