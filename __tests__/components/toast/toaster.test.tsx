import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toasts } from '@/components/toast/toast-store';
import { Toaster } from '@/components/toast/toaster';

afterEach(() => {
  jest.useRealTimers();
});

test('shows an error differently from a success', () => {
  jest.useFakeTimers();
  render(<Toaster error="Incomplete" />);

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

test('renders an empty live region on the server', () => {
  expect(renderToString(<Toaster error="Incomplete" />)).toMatch(
    /^<div[^>]* role="status"><\/div>$/,
  );
});
