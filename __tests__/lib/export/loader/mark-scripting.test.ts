import { markScripting } from '@/lib/export/loader/mark-scripting';

test('the document says that scripts run', () => {
  markScripting();

  expect({ ...document.documentElement.dataset }).toEqual({ scripting: '' });
});
