import { createToastStore, TOAST_DURATION_MS } from '@/components/toast/toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('shows a message for the duration of a toast (PRODUCT rule 27)', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(TOAST_DURATION_MS - 1);
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('shows a message for a full second after each click that it answers', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(TOAST_DURATION_MS - 150);
  toasts.show('Hello');

  jest.advanceTimersByTime(TOAST_DURATION_MS - 1);
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('shows another message for a full second after the first has had its own', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(TOAST_DURATION_MS - 150);
  toasts.show('Goodbye');
  toasts.show('Goodbye');

  jest.advanceTimersByTime(149);
  expect(toasts.current()).toBe('Hello');
  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('Goodbye');
  jest.advanceTimersByTime(TOAST_DURATION_MS - 1);
  expect(toasts.current()).toBe('Goodbye');
  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('shows messages in the order of the clicks, also one that is shown already', () => {
  const toasts = createToastStore();
  for (const message of ['Hello', 'Goodbye', 'Hello']) toasts.show(message);
  const shown = [1, 2, 3].map(() => {
    const now = toasts.current();
    jest.advanceTimersByTime(TOAST_DURATION_MS);
    return now;
  });

  expect([...shown, toasts.current()]).toEqual(['Hello', 'Goodbye', 'Hello', '']);
});

test('notifies listeners of each change until they unsubscribe', () => {
  const toasts = createToastStore();
  const heard: string[] = [];
  const unsubscribe = toasts.subscribe(() => heard.push(toasts.current()));

  toasts.show('Hello');
  jest.advanceTimersByTime(TOAST_DURATION_MS);
  unsubscribe();
  toasts.show('Goodbye');

  expect(heard).toEqual(['Hello', '']);
});
