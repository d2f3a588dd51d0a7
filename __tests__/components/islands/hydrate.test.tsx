import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/islands/island';
import { CLICKED_ATTRIBUTE, CLICKED_VALUE } from '@/lib/browser/island-attributes';
import { en } from '@/lib/region/messages/en';
import '@/components/islands/hydrate';

const PROPS = {
  contact: {
    messages: en.contact,
    otherWays: { text: 'Your message is not sent yet.', email: 'a@b.example', phone: '+1 22' },
  },
  toaster: { errors: [en.contact.incomplete] },
};

/** Opens an exported page. */
function open(props: object = PROPS): void {
  Object.assign(globalThis, { ISLAND_PROPS: props });
  document.body.innerHTML = renderToString(
    <>
      <Island name="contact" props={PROPS.contact} />
      <Island name="toaster" props={PROPS.toaster} role="status" />
    </>,
  );
}

/** Hydrates the islands as the loader does: each in one task, so without `act`. */
const hydrate = () =>
  document.querySelectorAll('[data-island]').forEach((island) => {
    (window as unknown as { hydrateIsland: (one: Element) => void }).hydrateIsland(island);
  });

const field = (label: string): HTMLInputElement => screen.getByRole('textbox', { name: label });
const send = () => screen.getByRole('button', { name: 'Send Message' });

/** What React reports, instead of letting the test fail. */
const reported: unknown[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.message);
};

beforeEach(() => {
  jest.useFakeTimers();
  reported.length = 0;
  window.addEventListener('error', note);
});

afterEach(() => {
  act(() => jest.runAllTimers());
  jest.useRealTimers();
  window.removeEventListener('error', note);
});

/** What a browser extension does, after which React renders the form anew. */
const addNode = () => document.querySelector('form')?.prepend(document.createElement('font'));

test('the line below the button stays as a translator or /site-config.js has changed it', () => {
  open();
  const line = screen.getByRole('alert');
  const [text, email, phone] = [...(line.lastElementChild?.children ?? [])];
  if (!text || !email || !phone) throw new Error('The line names both ways.');
  text.innerHTML = '<font>Noch nicht gesendet.</font>';
  email.textContent = 'new@b.example';
  email.setAttribute('href', 'mailto:new@b.example');
  phone.innerHTML = '<font>+1 22</font>';
  const changed = line.innerHTML;
  hydrate();
  fireEvent.click(send());

  expect(line.innerHTML).toBe(changed);
  expect(line).toBeInTheDocument();
  expect(reported).toEqual([]);
});

test.each([
  ['hydrates its HTML', () => undefined, true],
  ['renders it anew', addNode, false],
])(
  'typed text, its selection, the focus and the line below the button survive if React %s (PRODUCT rule 24)',
  (_, change, isSame) => {
    open();
    change();
    const before = field('Your email');
    field('Your name').value = 'Asha';
    before.value = 'asha@mail.example';
    before.focus();
    before.setSelectionRange(2, 5, 'backward');
    hydrate();

    const after = field('Your email');
    expect(after === before).toBe(isSame);
    expect([after.selectionStart, after.selectionEnd, after.selectionDirection]).toEqual([
      2,
      5,
      'backward',
    ]);
    expect(after).toHaveFocus();
    expect(after).toHaveValue('asha@mail.example');
    expect(field('Your name')).toHaveValue('Asha');
    expect(field('Request message')).toHaveValue('');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Your message is not sent yet. a@b.example +1 22',
    );
  },
);

test('an island that fails keeps its HTML, the typed text and a later focus, and does not harm the other', () => {
  open({ ...PROPS, contact: {} });
  const before = field('Your name');
  before.value = 'Asha';
  hydrate();
  before.focus();
  hydrate();

  expect(field('Your name')).toBe(before);
  expect(before).toHaveValue('Asha');
  expect(before).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Your message is not sent yet/);
  expect(document.querySelector('[data-island=toaster]')).toBeNull();
});

test('a repeated click on Send leaves the focus where the visitor types, and only there', () => {
  open();
  hydrate();
  send().setAttribute(CLICKED_ATTRIBUTE, CLICKED_VALUE);
  fireEvent.click(send());
  expect(field('Your name')).toHaveFocus();

  field('Request message').focus();
  fireEvent.click(send());

  expect(field('Request message')).toHaveFocus();
  expect(field('Your name')).toBeInvalid();
});
