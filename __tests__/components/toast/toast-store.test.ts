import { TOAST_DURATION_MS, toasts } from '@/components/toast/toast-store';
import { fakeTimersInEachTest } from '../toasts-and-timers';

fakeTimersInEachTest();

/** The changes of the toast so far, with the time of each since the first. */
function recordChanges(): [number, string][] {
  const start = Date.now();
  const changes: [number, string][] = [];
  toasts.subscribe(() => changes.push([Date.now() - start, toasts.current()?.text ?? '']));
  return changes;
}

test.each<[string, string[], [number, string][]]>([
  [
    'a full second for each click that it answers (PRODUCT rule 27)',
    ['Hello', 'Hello'],
    [
      [0, 'Hello'],
      [850, 'Hello'],
      [850 + TOAST_DURATION_MS, ''],
    ],
  ],
  [
    'a full second each, in the order of the clicks, also one that is shown already',
    ['Hello', 'Goodbye', 'Goodbye', 'Hello'],
    [
      [0, 'Hello'],
      [TOAST_DURATION_MS, 'Goodbye'],
      [2 * TOAST_DURATION_MS, 'Hello'],
      [3 * TOAST_DURATION_MS, ''],
    ],
  ],
])('messages are shown for %s', (_, [first = '', ...others], expected) => {
  const changes = recordChanges();
  toasts.show(first);
  jest.advanceTimersByTime(850);
  for (const message of others) toasts.show(message);
  jest.runAllTimers();

  expect(changes).toEqual(expected);
});
