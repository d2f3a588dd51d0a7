import { PRESSING_EVENTS, rememberPress } from '@/lib/export/starter/remember-press';

beforeAll(() => PRESSING_EVENTS.forEach((type) => window.addEventListener(type, rememberPress, true)));

beforeEach(() => {
  document.body.innerHTML = '<button data-early-press=""><svg></svg></button><a>no control</a>';
});

const pressed = () => document.querySelectorAll('[data-early-press="pressed"]');

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
  const press = (type: string) => document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));

  beforeEach(() => document.addEventListener('click', heard, true));
  afterEach(() => {
    document.removeEventListener('click', heard, true);
    heard.mockClear();
  });

  test('is told of no press while a control waits for it', () => {
    press('click');

    expect(heard).not.toHaveBeenCalled();
  });

  test('is told of each once the page is hydrated', () => {
    document.querySelector('button')?.removeAttribute('data-early-press');
    press('click');

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
