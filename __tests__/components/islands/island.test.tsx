import { render } from '@testing-library/react';
import { Island } from '@/components/islands/island';
import en from '@/lib/region/messages/en.json';

test('a container names its island, its scripts and what hydrates it, and holds the props for the export', () => {
  const messages = { ...en.navigation, label: 'No "text"' };
  const { container } = render(
    <>
      <Island name="toaster" props={{}} className="toasts" role="status" />
      <Island name="navigation" props={{ messages }} />
      <Island name="banner" props={{ slides: [], messages: en.banner }} />
    </>,
  );
  const attributes = [...container.children].map((element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value])),
  );

  expect(attributes).toEqual([
    {
      'data-island': 'toaster',
      'data-island-props': '{}',
      class: 'toasts',
      role: 'status',
    },
    expect.objectContaining({
      'data-hydrate-on': 'fragment',
      'data-island-props': JSON.stringify({ messages }),
      class: 'island',
    }),
    expect.objectContaining({
      'data-hydrate-on': 'hover',
      'data-island-scripts': 'runtime banner',
    }),
  ]);
});
