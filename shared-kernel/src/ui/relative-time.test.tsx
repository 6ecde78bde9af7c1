import { render, screen } from '@testing-library/react';
import { RelativeTime } from './relative-time';

it('[ui] says how long ago, and exactly when on hover', () => {
  render(<RelativeTime at="2024-07-20T09:00:00.000Z" now="2024-07-22T09:00:00.000Z" />);
  const time = screen.getByText('2 days ago');
  expect(time).toHaveAttribute('datetime', '2024-07-20T09:00:00.000Z');
  expect(time).toHaveAttribute('title', expect.stringMatching(/Jul 20, 2024.*UTC/));
});
