import { render } from '@testing-library/react';
import { DocumentState } from '@/components/document-state';

const supports = jest.fn();

beforeEach(() => {
  Object.assign(window, { CSS: { supports } });
  window.location.hash = '#contact';
});

afterEach(() => {
  delete document.documentElement.dataset['scripting'];
  delete document.documentElement.dataset['section'];
  Reflect.deleteProperty(window, 'CSS');
  window.location.hash = '';
});

test('the document says that scripts run', () => {
  supports.mockReturnValue(true);

  render(<DocumentState />);

  expect({ ...document.documentElement.dataset }).toEqual({ scripting: '' });
});

test('a browser without :has() is told the section', () => {
  supports.mockReturnValue(false);

  render(<DocumentState />);

  expect({ ...document.documentElement.dataset }).toEqual({ scripting: '', section: 'contact' });
});
