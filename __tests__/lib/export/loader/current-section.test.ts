import { setDocumentState } from '@/lib/export/loader/current-section';

const supports = jest.fn(() => true);
const root = document.documentElement;

beforeEach(() => void Object.assign(window, { CSS: { supports } }));

afterEach(() => {
  supports.mockReturnValue(true);
  delete root.dataset['scripting'];
  delete root.dataset['section'];
  window.location.hash = '';
});

test('the document says that scripts run', () => {
  window.location.hash = '#contact';

  setDocumentState();

  expect({ ...root.dataset }).toEqual({ scripting: '' });
});

test('a browser without :has() finds the section in the root', () => {
  supports.mockReturnValue(false);
  window.location.hash = '#contact';

  setDocumentState();

  expect({ ...root.dataset }).toEqual({ scripting: '', section: 'contact' });
});
