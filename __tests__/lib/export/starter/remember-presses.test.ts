import { rememberPresses } from '@/lib/export/starter/remember-presses';

beforeAll(rememberPresses);

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
