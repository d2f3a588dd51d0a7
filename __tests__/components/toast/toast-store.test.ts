import { createToastStore, TOAST_DURATION_MS } from '@/components/toast/toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('has no message at first', () => {
  expect(createToastStore().current()).toBe('');
});

test('shows a message for 1 second (PRODUCT rule 27)', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(999);
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('does not show a message longer if it is shown again', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(TOAST_DURATION_MS - 100);
  toasts.show('Hello');

  jest.advanceTimersByTime(100);
  expect(toasts.current()).toBe('');
});

test('replaces the shown message by another for the full duration', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(TOAST_DURATION_MS - 100);
  toasts.show('Goodbye');

  jest.advanceTimersByTime(TOAST_DURATION_MS - 1);
  expect(toasts.current()).toBe('Goodbye');

  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('can show the same message again later', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(TOAST_DURATION_MS);
  toasts.show('Hello');

  expect(toasts.current()).toBe('Hello');
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
