import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactSection } from '@/components/contact/contact-section';
import { TOAST_DURATION_MS } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster.island';
import { readConfiguration } from '@/lib/config/read-configuration';
import { en } from '@/lib/region/messages/en';
import { copies } from '@/lib/region/variants';

const INCOMPLETE = 'Please provide complete information!';

function renderContact(settings: Record<string, string> = {}) {
  jest.useFakeTimers();
  const { company, contactUrl, contactFields, legal } = readConfiguration(settings);
  render(
    <>
      <ContactSection
        messages={en}
        contactUrl={contactUrl}
        contactFields={contactFields}
        company={company}
        privacyUrl={legal.links.privacy}
        picture={copies.india.en.contactPicture}
      />
      <div role="status">
        <Toaster errors={[en.contact.incomplete]} />
      </div>
    </>,
  );
  return userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
}

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
});

const send = () => screen.getByRole('button', { name: 'Send Message' });
const field = (label: string) => screen.getByRole('textbox', { name: label });
const form = () => send().closest('form');
const fieldsWithError = () =>
  screen.getAllByRole('textbox').filter((box) => box.hasAttribute('aria-invalid'));

/** Type text, because type="email" would trim the value (PRODUCT rule 25). */
const EMAIL = {
  type: 'text',
  autocomplete: 'email',
  autocapitalize: 'none',
  inputmode: 'email',
  spellcheck: 'false',
};

test.each([
  ['Your name', 'Name', { type: 'text', autocomplete: 'name' }],
  // The email is bound to Telephone.
  ['Your email', 'Telephone', EMAIL],
  ['Request message', 'Message', { rows: '3' }],
])('the field "%s" is bound to %s (PRODUCT rule 22)', (label, name, hints) => {
  renderContact();

  const attributes = [...field(label).attributes].map(({ name, value }) => [name, value]);
  // No maxlength, and no enterkeyhint: on iOS the hint "next" is only a label, and the key submits.
  expect(Object.fromEntries(attributes)).toEqual({
    ...hints,
    name,
    class: 'contact-form__input',
    'aria-required': 'true',
    // For a name or a message that is written from right to left.
    dir: 'auto',
    // The same if the form hydrates alone.
    id: `field-${name}`,
  });
});

test.each(['Your name', 'Your email', 'Request message'])(
  'without "%s" shows the message, marks the field and focuses it (PRODUCT rule 24)',
  async (label) => {
    const user = renderContact();
    for (const other of ['Your name', 'Your email', 'Request message']) {
      if (other !== label) await user.type(field(other), 'x');
    }

    await user.click(send());

    expect(screen.getByRole('status')).toHaveTextContent(INCOMPLETE);
    expect(field(label)).toHaveFocus();
    expect(field(label)).toHaveAccessibleDescription(/^Please fill in/);
    expect(fieldsWithError()).toEqual([field(label)]);
  },
);

test('an error stays until its field is filled in, also if a program has submitted the form', () => {
  renderContact();
  act(() => form()?.requestSubmit());
  expect(screen.getByRole('status')).toHaveTextContent(INCOMPLETE);
  expect(field('Your name')).toHaveFocus();

  fireEvent.input(field('Your name'), { target: { value: '' } });
  expect(fieldsWithError()).toHaveLength(3);
  fireEvent.input(field('Your name'), { target: { value: 'A' } });
  expect(fieldsWithError()).toEqual([field('Your email'), field('Request message')]);
});

test('a complete form makes no call, and says so in a toast (PRODUCT rules 25 to 27)', () => {
  window.fetch = jest.fn();
  renderContact();
  // A blank, and an email that is none: no field has a format check.
  for (const box of screen.getAllByRole('textbox'))
    fireEvent.input(box, { target: { value: ' ' } });
  fireEvent.click(send());

  expect(screen.getByRole('status')).toHaveTextContent('Submit successfully!');
  act(() => jest.advanceTimersByTime(TOAST_DURATION_MS - 1));
  expect(screen.getByRole('status')).toHaveTextContent('Submit successfully!');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.fetch).not.toHaveBeenCalled();
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue(' ');
});

test.each([
  ['submits nothing before hydration', {}, 'dialog', null],
  [
    'with a contact URL also submits without scripts',
    { NEXT_PUBLIC_CONTACT_URL: 'https://forms.example/f/1' },
    'post',
    'https://forms.example/f/1',
  ],
])('a form %s', (_, settings, method, action) => {
  renderContact(settings);

  expect([form()?.getAttribute('method'), form()?.getAttribute('action')]).toEqual([
    method,
    action,
  ]);
});

test.each([
  ['blank', {}, '', ''],
  [
    'the email and the phone once they are set',
    { NEXT_PUBLIC_EMAIL: 'care@company.example', NEXT_PUBLIC_PHONE: '+91 22 5550 0100' },
    'care@company.example',
    '+91 22 5550 0100',
  ],
])('Mail Us and Call Us show %s (PRODUCT rule 21)', (_, settings, email, phone) => {
  renderContact(settings);
  const valueBelow = (name: string) =>
    screen.getByRole('heading', { name }).parentElement?.textContent?.replace(name, '');

  expect([valueBelow('Mail Us'), valueBelow('Call Us')]).toEqual([email, phone]);
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

test('has a link to the privacy policy after the button once the company has set it', () => {
  renderContact({ NEXT_PUBLIC_PRIVACY_URL: 'https://company.example/privacy' });

  const link = screen.getByRole('link', { name: 'Privacy policy' });
  expect(link).toHaveAttribute('href', 'https://company.example/privacy');
  expect(send().nextElementSibling).toBe(link);
});
