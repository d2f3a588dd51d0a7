import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toasts } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster.island';

afterEach(() => {
  jest.useRealTimers();
});

test('shows an error differently from a success', () => {
  jest.useFakeTimers();
  render(<Toaster errors={['Incomplete']} />);

  const looks = ['Incomplete', 'Sent'].map((message) => {
    act(() => toasts.show(message));
    const toast = screen.getByText(message);
    const look = [toast.hasAttribute('data-error'), toast.querySelector('path')?.getAttribute('d')];
    act(() => void jest.runAllTimers());
    return look;
  });

  expect(looks.map(([error]) => error)).toEqual([true, false]);
  expect(looks[0]?.[1]).not.toBe(looks[1]?.[1]);
});

test('shows a toast at the top of the visible part, which the keyboard of iOS or a zoom has moved', () => {
  jest.useFakeTimers();
  Object.assign(window, { visualViewport: { offsetTop: 120 } });
  render(<Toaster errors={['Incomplete']} />);
  act(() => toasts.show('Sent'));

  expect(screen.getByText('Sent')).toHaveStyle({ marginTop: '120px' });

  act(() => void jest.runAllTimers());
  Reflect.deleteProperty(window, 'visualViewport');
});

test('shows nothing on the server, so that the live region around it begins empty', () => {
  expect(renderToString(<Toaster errors={['Incomplete']} />)).toBe('');
});
