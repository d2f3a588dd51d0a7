import { createToastStore } from '@/components/toast/toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('nothing is shown until somebody speaks', () => {
  expect(createToastStore().current()).toBe('');
});

test('a message is shown for 1000 ms', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(999);
  expect(toasts.current()).toBe('Hello');

  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('the message already shown is not shown longer for being asked for again', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(900);
  toasts.show('Hello');

  jest.advanceTimersByTime(100);
  expect(toasts.current()).toBe('');
});

test('another message takes the place of the one shown, for its whole time', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(900);
  toasts.show('Goodbye');

  jest.advanceTimersByTime(999);
  expect(toasts.current()).toBe('Goodbye');

  jest.advanceTimersByTime(1);
  expect(toasts.current()).toBe('');
});

test('a message may come back once it has gone', () => {
  const toasts = createToastStore();
  toasts.show('Hello');
  jest.advanceTimersByTime(1000);
  toasts.show('Hello');

  expect(toasts.current()).toBe('Hello');
});

test('listeners hear of each change until they unsubscribe', () => {
  const toasts = createToastStore();
  const heard: string[] = [];
  const unsubscribe = toasts.subscribe(() => heard.push(toasts.current()));

  toasts.show('Hello');
  jest.advanceTimersByTime(1000);
  unsubscribe();
  toasts.show('Goodbye');

  expect(heard).toEqual(['Hello', '']);
});
