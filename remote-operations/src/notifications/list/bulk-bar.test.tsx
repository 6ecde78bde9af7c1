import { screen } from '@testing-library/react';
import { renderWithProviders } from 'shared-kernel/testing/render';
import { notifications } from 'shared-kernel/testing/records';
import { BulkBar } from './bulk-bar';

const ofWidth = window.matchMedia;

afterEach(() => jest.restoreAllMocks());

it.each([
  ['a desktop', 0, true],
  ['a phone', 0, false],
  ['a phone', 1, true],
])(
  '[N4, bulk] on %s with %d selected, the selection bar is shown: %s',
  (device, count, isThere) => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(ofWidth(media), {
        matches: device === 'a phone' && media === '(max-width: 639.98px)',
      }),
    );
    renderWithProviders(
      <BulkBar
        picked={notifications.slice(0, count)}
        listed={notifications.length}
        onAll={jest.fn()}
        onNone={jest.fn()}
      />,
    );
    const bar = screen.queryByRole('toolbar', { name: 'Selected notifications' });
    expect(bar !== null).toBe(isThere);
  },
);
