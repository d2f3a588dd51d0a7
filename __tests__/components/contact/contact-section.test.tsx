import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactSection } from '@/components/contact/contact-section';
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

test('a complete form makes no call, and says so for one second (PRODUCT rules 25 to 27)', () => {
  window.fetch = jest.fn();
  renderContact();
  // A blank, and an email that is none: no field has a format check.
  for (const box of screen.getAllByRole('textbox'))
    fireEvent.input(box, { target: { value: ' ' } });
  fireEvent.click(send());

  expect(screen.getByRole('status')).toHaveTextContent('Submit successfully!');
  act(() => jest.advanceTimersByTime(999));
  expect(screen.getByRole('status')).toHaveTextContent('Submit successfully!');
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.fetch).not.toHaveBeenCalled();
  for (const box of screen.getAllByRole('textbox')) expect(box).toHaveValue(' ');
});

test('a click before hydration submits nothing', () => {
  renderContact();

  expect(form()).toHaveAttribute('method', 'dialog');
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

test('shows the email and the phone under their headings once they are set (PRODUCT rule 21)', () => {
  renderContact({
    NEXT_PUBLIC_EMAIL: 'care@company.example',
    NEXT_PUBLIC_PHONE: '+91 22 5550 0100',
  });

  for (const [heading, value] of [
    ['Mail Us', 'care@company.example'],
    ['Call Us', '+91 22 5550 0100'],
  ] as const)
    expect(screen.getByRole('heading', { name: heading }).parentElement).toContainElement(
      screen.getAllByRole('link', { name: value })[0] as HTMLElement,
    );
});

test('a form with a contact URL also submits without scripts', () => {
  renderContact({ NEXT_PUBLIC_CONTACT_URL: 'https://forms.example/f/1' });

  expect(form()).toHaveAttribute('method', 'post');
  expect(form()).toHaveAttribute('action', 'https://forms.example/f/1');
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
