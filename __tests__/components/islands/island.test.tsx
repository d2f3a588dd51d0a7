import { render } from '@testing-library/react';
import { Island } from '@/components/islands/island';
import en from '@/lib/region/messages/en.json';

test('a container names its island, its scripts and what hydrates it, and holds the props for the export', () => {
  const errors = ['No "text"'];
  const { container } = render(
    <>
      <Island name="toaster" props={{ errors }} className="toasts" role="status" />
      <Island name="navigation" props={{ messages: en.navigation }} />
      <Island name="banner" props={{ slides: [], messages: en.banner }} />
    </>,
  );
  const attributes = [...container.children].map((element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );

  expect(attributes).toEqual([
    {
      'data-island': 'toaster',
      'data-island-props': JSON.stringify({ errors }),
      class: 'toasts',
      role: 'status',
    },
    expect.objectContaining({ 'data-hydrate-on': 'fragment', class: 'island' }),
    expect.objectContaining({
      'data-hydrate-on': 'hover',
      'data-island-scripts': 'runtime banner',
    }),
  ]);
});
