import { render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time';
import { TipProvider } from './tip-provider';

const show = (hasTips: boolean) => {
  render(
    <TipProvider enabled={hasTips}>
      <RelativeTime at="2024-07-20T09:00:00.000Z" now="2024-07-22T09:00:00.000Z" />
    </TipProvider>,
  );
  return screen.getByText('2 days ago');
};

it('[ui] says how long ago, and exactly when on hover', () => {
  const time = show(true);
  expect(time).toHaveAttribute('datetime', '2024-07-20T09:00:00.000Z');
  expect(time).toHaveAttribute('title', expect.stringMatching(/Jul 20, 2024.*UTC/));
});

it('[PR11, B22] says nothing on hover where tooltips are off', () => {
  expect(show(false)).not.toHaveAttribute('title');
});
