import { CAPTURED_EVENTS, captureEarlyEvent } from '@/lib/export/loader/capture-early-event';

/**
 * React's own list of what it hydrates for at once, as far as a finger, a mouse and a keyboard send
 * it; and the focus.
 */
const SENT = [
  ...[
    'pointerdown',
    'pointerup',
    'pointercancel',
    'touchstart',
    'touchend',
    'touchcancel',
    'mousedown',
    'mouseup',
    'click',
    'dblclick',
  ],
  ...[
    'contextmenu',
    'keydown',
    'keypress',
    'keyup',
    'textInput',
    'input',
    'change',
    'compositionstart',
    'compositionend',
    'paste',
    'focusin',
  ],
];

beforeAll(() =>
  CAPTURED_EVENTS.forEach((type) => window.addEventListener(type, captureEarlyEvent, true)),
);

beforeEach(() => {
  document.body.innerHTML =
    '<button data-replay-click="toggle"><svg></svg></button><a>no control</a>';
});

const pressed = () => document.querySelectorAll('[data-clicked]');

test('a press on a control, or on what it is made of, is written down', () => {
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

  expect([...pressed()]).toEqual([document.querySelector('button')]);
});

test('a press is written down even where something keeps it to itself', () => {
  const button = document.querySelector('button');
  button?.addEventListener('click', (event) => event.stopPropagation());

  button?.click();

  expect(pressed()).toHaveLength(1);
});

test('a press beside the controls is nothing to write down', () => {
  document.querySelector('a')?.click();
  window.dispatchEvent(new Event('click'));

  expect(pressed()).toHaveLength(0);
});

describe('React, which listens at the document', () => {
  const heard = jest.fn();
  const press = (type: string) =>
    document
      .querySelector('a')
      ?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

  beforeEach(() => SENT.forEach((type) => document.addEventListener(type, heard, true)));
  afterEach(() => {
    SENT.forEach((type) => document.removeEventListener(type, heard, true));
    heard.mockClear();
  });

  test.each(SENT)('is told of no %s while a control waits for it', (type) => {
    press(type);

    expect(heard).not.toHaveBeenCalled();
  });

  test.each(SENT)('is told of each %s once the page is hydrated', (type) => {
    document.querySelector('button')?.removeAttribute('data-replay-click');
    press(type);

    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('the browser still does what it does with a press, and only a click is one', () => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  document.querySelector('button')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(pressed()).toHaveLength(0);

  document.querySelector('button')?.dispatchEvent(click);
  expect(click.defaultPrevented).toBe(false);
});
