import { renderToString } from 'react-dom/server';
import { Island } from '@/components/islands/island';
import { en } from '@/lib/region/messages/en';

/** The attributes of the containers in a page. */
function containersOf(page: React.ReactElement): Record<string, string>[] {
  document.body.innerHTML = renderToString(page);
  return [...document.body.children].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );
}

test('a container names its island, its scripts and what hydrates it, and holds the props for the export', () => {
  const props = { errors: ['No "text"'] };

  expect(
    containersOf(
      <>
        <Island name="toaster" props={props} className="toasts" role="status" />
        <Island name="navigation" props={{ messages: en.navigation }} />
        <Island name="banner" props={{ slides: [], messages: en.banner }} />
      </>,
    ),
  ).toEqual([
    {
      'data-island': 'toaster',
      'data-island-props': JSON.stringify(props),
      class: 'toasts',
      role: 'status',
    },
    {
      'data-island': 'navigation',
      'data-island-props': JSON.stringify({ messages: en.navigation }),
      'data-hydrate-on': 'fragment',
      class: 'island',
    },
    expect.objectContaining({
      'data-hydrate-on': 'hover',
      'data-island-scripts': 'runtime swiper',
    }),
  ]);
});
