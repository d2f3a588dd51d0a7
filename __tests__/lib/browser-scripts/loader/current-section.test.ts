import { markCurrentSection } from '@/lib/browser-scripts/loader/current-section';

const supports = jest.fn(() => true);
const root = document.documentElement;

beforeEach(() => void Object.assign(window, { CSS: { supports } }));

afterEach(() => {
  supports.mockReturnValue(true);
  delete root.dataset['section'];
  window.location.hash = '';
});

test('the root of a browser with :has() needs no section', () => {
  window.location.hash = '#contact';

  markCurrentSection();

  expect({ ...root.dataset }).toEqual({});
});

test('a browser without :has() finds the section in the root', () => {
  supports.mockReturnValue(false);
  window.location.hash = '#contact';

  markCurrentSection();

  expect({ ...root.dataset }).toEqual({ section: 'contact' });
});
