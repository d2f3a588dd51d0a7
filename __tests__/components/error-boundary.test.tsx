import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from '@/components/error-boundary';

function Broken(): never {
  throw new Error('broken');
}

test('an error in one component shows its fallback and leaves the others', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <ErrorBoundary fallback="stand-in">
        <Broken />
      </ErrorBoundary>
      <p>the rest</p>
    </>,
  );

  expect(screen.getByText('stand-in')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

test('a component without an error is shown', () => {
  render(
    <ErrorBoundary fallback="stand-in">
      <p>the content</p>
    </ErrorBoundary>,
  );

  expect(screen.getByText('the content')).toBeVisible();
  expect(screen.queryByText('stand-in')).not.toBeInTheDocument();
});
