import { renderToString } from 'react-dom/server';
import { Island } from '@/components/islands/island';

test('a container names its island and holds the props as JSON for the export', () => {
  document.body.innerHTML = renderToString(
    <Island
      name="toaster"
      props={{ className: 'a', errors: ['No "text"'] }}
      className="corner"
      role="status"
    />,
  );

  const container = document.querySelector<HTMLElement>('[data-island=toaster]');
  expect(JSON.parse(container?.dataset['islandProps'] ?? '')).toEqual({
    className: 'a',
    errors: ['No "text"'],
  });
  expect([container?.className, container?.role ?? container?.getAttribute('role')]).toEqual([
    'corner',
    'status',
  ]);
});
