import { renderToString } from 'react-dom/server';
import { Toaster } from '@/components/toast/toaster';

test('the static HTML has the place for toasts, and none in it', () => {
  expect(renderToString(<Toaster />)).toMatch(/^<div[^>]* role="status"><\/div>$/);
});
