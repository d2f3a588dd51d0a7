import { fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { Island } from '@/components/islands/island';
import { contact, toaster } from '@/components/islands/registry';
import { createIsland } from '@/lib/kit/islands';
import { provideIslands } from '@/lib/kit/islands/hydrate';
import { languages } from '@/lib/region/languages';
import { fakeTimersInEachTest } from '../../../components/toasts-and-timers';

const en = languages.en.messages.interface;

const CONTACT = { messages: en.contact, otherWays: { email: 'a@b.example', phone: '+1 22' } };

/** Opens an exported page. */
function open(): void {
  provideIslands({ contact, toaster }, [CONTACT, {}]);
  document.body.innerHTML = renderToString(
    <>
      <Island name="contact" props={CONTACT} />
      <Island name="toaster" props={{}} role="status" />
    </>,
  );
  // The export replaces the props by their position.
  document.querySelectorAll('[data-island]').forEach((island, position) => {
    island.setAttribute('data-island-props', String(position));
  });
}

/** Hydrates the islands as the loader does: each in one task, so without `act`. */
const hydrate = () =>
  document.querySelectorAll('[data-island]').forEach((island) => {
    (window as unknown as { hydrateIsland: (one: Element) => void }).hydrateIsland(island);
  });

const send = () => screen.getByRole('button', { name: 'Send Message' });

/** What React reports, instead of letting the test fail. */
const reported: unknown[] = [];
const note = (event: ErrorEvent) => {
  event.preventDefault();
  reported.push(event.message);
};

fakeTimersInEachTest();
beforeEach(() => {
  reported.length = 0;
  window.addEventListener('error', note);
});

afterEach(() => window.removeEventListener('error', note));

test('hydration keeps the notice as a translator or /site-config.js has changed it', () => {
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

/** An island whose toggle works once, as with a browser API that fails when it is used. */
function FailingToggle({ at }: { readonly at: number }) {
  const [clicks, setClicks] = useState(0);
  useEffect(() => {
    if (clicks === at) throw new Error('effect');
  });
  return (
    <button data-toggle={clicks % 2 ? 'clicked' : ''} onClick={() => setClicks(clicks + 1)}>
      Pause
    </button>
  );
}

test.each([
  ['before it was clicked', 0, 0, false],
  ['because of a click', 1, 1, true],
  ['because of a second click', 2, 2, false],
])('an island that fails %s keeps the effect of its toggle', (_, at, clicks, isClicked) => {
  jest.spyOn(console, 'error').mockImplementation();
  provideIslands({ failing: { Component: FailingToggle } }, [{ at }]);
  const html = renderToString(<FailingToggle at={at} />);
  document.body.innerHTML = `<div data-island="failing" data-island-props="0">${html}</div>`;
  const toggle = () => screen.getByRole('button', { name: 'Pause' });
  // The loader has marked an early click, and replays it after hydration.
  toggle().setAttribute('data-clicked', '');
  hydrate();
  if (clicks > 0) toggle().removeAttribute('data-clicked');
  for (let click = 0; click < clicks; click += 1) fireEvent.click(toggle());

  expect(toggle().closest('[data-island=""]')).not.toBeNull();
  expect(toggle().hasAttribute('data-clicked')).toBe(isClicked);
  // The style sheet reads the mark of the element around the island.
  expect(toggle().parentElement?.hasAttribute('data-clicked')).toBe(isClicked);
});

function Failing({ at }: { readonly at: 'render' | 'effect' | 'press' }) {
  const [presses, setPresses] = useState(0);
  useEffect(() => {
    if (at === 'effect') throw new Error('effect');
  });
  if (presses > 0 || (at === 'render' && !isServer)) throw new Error('render');
  return (
    <>
      <input aria-label="Amount" />
      <button onClick={() => setPresses(1)}>Press</button>
    </>
  );
}
let isServer = false;

test.each(['render', 'effect', 'press'] as const)(
  'an island that fails (%s) keeps its HTML, what was typed and the focus, and does not harm the other',
  (at) => {
    jest.spyOn(console, 'error').mockImplementation();
    provideIslands({ failing: { Component: Failing }, toaster }, [{ at }, {}]);
    isServer = true;
    const html = renderToString(<Failing at={at} />);
    isServer = false;
    document.body.innerHTML = `<div data-island="failing" data-island-props="0">${html}</div>
      <div data-island="toaster" data-island-props="1"></div>`;
    const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' });
    amount().value = '1';
    hydrate();
    amount().value = '12';
    amount().focus();
    amount().setSelectionRange(1, 1);
    if (at === 'press') fireEvent.click(screen.getByRole('button', { name: 'Press' }));
    hydrate();

    expect(amount()).toHaveValue('12');
    expect(amount()).toHaveFocus();
    expect(amount().selectionStart).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'Press' }));
    expect(screen.getByRole('button', { name: 'Press' })).toBeInTheDocument();
    expect(document.querySelector('[data-island=toaster]')).toBeNull();
  },
);

function Amount() {
  const [amount, setAmount] = useState('');
  return (
    <label>
      {amount || 'none'} <input value={amount} onChange={({ target }) => setAmount(target.value)} />
    </label>
  );
}

test('where Next hydrates the page, two islands with the same name and props are two', async () => {
  const AmountIsland = createIsland({ amount: { Component: Amount } });
  const page = (
    <>
      <AmountIsland name="amount" props={{}} />
      <AmountIsland name="amount" props={{}} />
    </>
  );
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page);
  screen.getAllByRole<HTMLInputElement>('textbox')[1]!.value = '20';
  render(page, { container, hydrate: true });

  expect(await screen.findByLabelText('20')).toHaveValue('20');
  expect(screen.getByLabelText('none')).toHaveValue('');
});
