import { render, screen } from '@testing-library/react';
import { Island } from '@/components/island';

function Broken(): never {
  throw new Error('broken');
}

test('a component that throws takes nothing else with it, and its fallback stands in', () => {
  const reported = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <>
      <Island fallback="stand-in">
        <Broken />
      </Island>
      <p>the rest</p>
    </>,
  );

  expect(screen.getByText('stand-in')).toBeVisible();
  expect(screen.getByText('the rest')).toBeVisible();
  expect(reported).toHaveBeenCalled();
  reported.mockRestore();
});

test('a component that works is shown as it is', () => {
  render(
    <Island fallback="stand-in">
      <p>the island</p>
    </Island>,
  );

  expect(screen.getByText('the island')).toBeVisible();
  expect(screen.queryByText('stand-in')).not.toBeInTheDocument();
});
