import { moveParametersOutOfFragment } from '@/lib/kit/page-scripts/move-parameters-out-of-fragment';
import { removeListenersAfterEachTest } from '../../setup/remove-window-listeners';

removeListenersAfterEachTest();
const STATE = { from: 'Next' };

test.each([
  ['/#contact?utm_source=x', '/?utm_source=x#contact'],
  ['/?a=1#contact&utm_source=x&utm_term=a%26b', '/?a=1&utm_source=x&utm_term=a%26b#contact'],
  ['/#utm_source=x', '/?utm_source=x'],
  ['/?utm_source=x&#038;utm_term=y', '/?utm_source=x&&038;utm_term=y'],
  ['/?utm_source=x#contact', '/?utm_source=x#contact'],
  ['/#%63ontact', '/#%63ontact'],
])('the parameters of %s belong before its fragment', (url, expected) => {
  history.replaceState(STATE, '', url);
  const entries = history.length;
  moveParametersOutOfFragment();

  expect(location.href).toBe(location.origin + expected);
  expect(history).toHaveLength(entries);
});

test('a link inside the page is read in the same way, and history.state is kept', async () => {
  history.replaceState(STATE, '', '/');
  location.hash = '#?utm_source=x';
  history.replaceState(STATE, '');
  await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
  moveParametersOutOfFragment();

  expect(location.search + location.hash).toBe('?utm_source=x');
  expect(history.state).toEqual(STATE);
});
