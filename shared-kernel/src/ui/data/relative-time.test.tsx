import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RelativeTime, ShortTime } from './relative-time';
import { TooltipProvider } from '../overlay/tooltip';

const show = (hasTooltips: boolean) => {
  render(
    <TooltipProvider enabled={hasTooltips}>
      <RelativeTime at="2024-07-20T09:00:00.000Z" now="2024-07-22T09:00:00.000Z" />
    </TooltipProvider>,
  );
  return screen.getByText('2 days ago');
};

it('[ui] relative time has the exact time as a machine-readable attribute', () => {
  expect(show(false)).toHaveAttribute('datetime', '2024-07-20T09:00:00.000Z');
});

it('[E2] relative time shows the exact time in a tooltip', async () => {
  const time = show(true);
  expect(time).not.toHaveAttribute('title');
  await userEvent.setup().hover(time);
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Jul 20, 2024, 09:00 UTC');
  expect(time).toHaveAttribute('datetime', '2024-07-20T09:00:00.000Z');
});

it('[PR11, B22] relative time shows nothing on hover if tooltips are off', () => {
  const time = show(false);
  expect(time).not.toHaveAttribute('title');
  expect(time).not.toHaveAttribute('data-state');
});

it('[E2] short time shows its time zone only in the tooltip', async () => {
  render(
    <TooltipProvider enabled>
      <ShortTime at="2024-07-20T09:00:00.000Z" />
      <ShortTime at="2024-07-21T09:00:00.000Z" isDay />
    </TooltipProvider>,
  );
  expect(screen.getByText('Jul 21, 2024')).toBeVisible();
  await userEvent.setup().hover(screen.getByText('Jul 20, 2024, 09:00'));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Jul 20, 2024, 09:00 UTC');
});
