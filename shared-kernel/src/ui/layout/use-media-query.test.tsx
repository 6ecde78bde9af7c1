import { act, render, screen } from '@testing-library/react';
import { useIsPhone } from './use-media-query';

function Width() {
  return <p>{useIsPhone() ? 'phone' : 'desktop'}</p>;
}

it('[ui] useIsPhone follows the window width', () => {
  let matches = true;
  const list = Object.assign(new EventTarget(), { media: '', onchange: null });
  Object.defineProperty(list, 'matches', { get: () => matches });
  const matchMedia = jest
    .spyOn(window, 'matchMedia')
    .mockReturnValue(list as unknown as MediaQueryList);
  render(<Width />);
  expect(matchMedia).toHaveBeenCalledWith('(max-width: 639.98px)');
  expect(screen.getByText('phone')).toBeVisible();
  matches = false;
  act(() => void list.dispatchEvent(new Event('change')));
  expect(screen.getByText('desktop')).toBeVisible();
});
