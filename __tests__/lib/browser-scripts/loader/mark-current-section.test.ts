import { markCurrentSection } from '@/lib/browser-scripts/loader/mark-current-section';

const supports = jest.fn((condition: string) => condition.includes(':has'));
const root = document.documentElement;

beforeEach(() => void Object.assign(window, { CSS: { supports } }));

afterEach(() => {
  delete root.dataset['section'];
  window.location.hash = '';
});

test('the root of a browser with :has() needs no section', () => {
  window.location.hash = '#contact';

  markCurrentSection();

  expect({ ...root.dataset }).toEqual({});
});

test('a browser without :has() finds the section in the root', () => {
  supports.mockReturnValueOnce(false);
  window.location.hash = '#contact';

  markCurrentSection();

  expect({ ...root.dataset }).toEqual({ section: 'contact' });
});
