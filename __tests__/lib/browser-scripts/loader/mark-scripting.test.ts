import { markScripting } from '@/lib/browser-scripts/loader/mark-scripting';

test('the document says that scripts run', () => {
  markScripting();

  expect({ ...document.documentElement.dataset }).toEqual({ scripting: '' });
});
