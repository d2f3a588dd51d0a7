import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toasts } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster.island';
import { fakeTimersInEachTest } from '../toasts-and-timers';

fakeTimersInEachTest();

test('an error differs from a success, and both are at the top of the visible part, which the keyboard of iOS or a zoom has moved', () => {
  Object.assign(window, { visualViewport: { offsetTop: 120 } });
  render(<Toaster />);

  const looks = ['Incomplete', 'Sent'].map((message) => {
    act(() => toasts.show(message, { isError: message === 'Incomplete' }));
    const toast = screen.getByText(message);
    expect(toast).toHaveStyle({ marginTop: '120px' });
    act(() => void jest.runAllTimers());
    return [toast.hasAttribute('data-error'), toast.querySelector('path')?.getAttribute('d')];
  });
  Reflect.deleteProperty(window, 'visualViewport');

  expect(looks.map(([error]) => error)).toEqual([true, false]);
  expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
});

test('shows nothing on the server, so that the live region around it begins empty, and once hydrated the message that came before', () => {
  toasts.show('Sent');
  expect(renderToString(<Toaster />)).toBe('');
  const problems: unknown[] = [];
  const onRecoverableError = (error: unknown) => problems.push(error);
  render(<Toaster />, { hydrate: true, onRecoverableError });
  expect(screen.getByText('Sent')).toBeVisible();
  expect(problems).toEqual([]);
});
