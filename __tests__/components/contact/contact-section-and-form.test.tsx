import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContactSection } from '@/components/contact/contact-section';
import { readSite } from '../read-site';
import { fakeTimersInEachTest, renderWithToasts } from '../toasts-and-timers';

const INCOMPLETE = 'Please provide complete information!';

fakeTimersInEachTest();

function renderContact(settings: Record<string, string> = {}) {
  renderWithToasts(<ContactSection {...readSite(settings)} />);
  return userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
}

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
  ['Request message', 'Message', { rows: '2' }],
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

test('an error stays until its field is filled in, also after `requestSubmit()`', () => {
  renderContact();
  act(() => form()?.requestSubmit());
  expect(screen.getByText(INCOMPLETE)).toHaveAttribute('data-error');
  expect(field('Your name')).toHaveFocus();

  fireEvent.input(field('Your name'), { target: { value: '' } });
  expect(fieldsWithError()).toHaveLength(3);
  fireEvent.input(field('Your name'), { target: { value: 'A' } });
  expect(fieldsWithError()).toEqual([field('Your email'), field('Request message')]);
});

const PHONE = { NEXT_PUBLIC_PHONE: '+91 22 5550 0100' };
const EVERYTHING = {
  ...PHONE,
  NEXT_PUBLIC_EMAIL: 'care@company.example',
  NEXT_PUBLIC_CONTACT_URL: 'https://forms.example/f/1',
};
const CARE = 'mailto:care@company.example';
const TEL = 'tel:+912255500100';

/** What a section with such settings shows, and what its form does without scripts. */
test.each([
  ['nothing', {}, [null, null], ['dialog', null], /^You can also/, ['mailto:hello@example.com']],
  ['a phone', PHONE, [null, '+91 22 5550 0100'], ['dialog', null], /^You can also/, [TEL]],
  [
    'everything',
    EVERYTHING,
    ['care@company.example', '+91 22 5550 0100'],
    ['post', 'https://forms.example/f/1'],
    /may not have reached us/,
    [CARE, TEL],
  ],
])(
  'with %s set, shows Mail Us and Call Us (PRODUCT rule 21), submits to the right URL, and has fallback contact details',
  (_, settings, values, receiver, message, otherWays) => {
    renderContact(settings);
    const valueBelow = (name: string) =>
      screen.getByRole('heading', { name }).parentElement?.querySelector('a')?.textContent || null;
    const section = screen.getByRole('region', { name: 'Contact us' });
    const line = within(screen.getByRole('alert'));

    expect(['Mail Us', 'Call Us'].map(valueBelow)).toEqual(values);
    // For the style sheet.
    const hasValues = String(values.some(Boolean));
    expect(section.firstElementChild).toHaveAttribute('data-has-contact-details', hasValues);
    expect(section).toHaveAttribute('tabindex', '-1');
    expect(['method', 'action'].map((name) => form()?.getAttribute(name))).toEqual(receiver);
    expect(line.getByText(message)).toBeInTheDocument();
    expect(line.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(otherWays);
  },
);
