import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Toaster } from '@/components/toast/toaster.island';

/** Gives each test of a file fake timers. No toast of one test waits when the next one begins. */
export function fakeTimersInEachTest(): void {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    act(() => jest.runAllTimers());
    jest.useRealTimers();
  });
}

/** Renders a part of the page, and the toasts in their live region. */
export function renderWithToasts(part: ReactNode): void {
  render(
    <>
      {part}
      <div role="status">
        <Toaster />
      </div>
    </>,
  );
}
