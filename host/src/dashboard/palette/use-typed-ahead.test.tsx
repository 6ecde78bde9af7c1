import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTypedAhead } from './use-typed-ahead';

const asked = () =>
  renderHook((isAsked: boolean) => useTypedAhead(isAsked), { initialProps: true });

it('[F2] keeps what is typed until the field takes it', async () => {
  const user = userEvent.setup();
  const { result } = asked();
  await user.keyboard('okk{Backspace}oro {Enter}');
  expect(result.current()).toBe('okoro ');
});

it('[F2] keeps keys from everything else on the page, and gives them back when the field has loaded', async () => {
  const heard = jest.fn();
  document.addEventListener('keydown', heard);
  const user = userEvent.setup();
  const { result } = asked();
  await user.keyboard('j{Enter}');
  expect(heard).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  expect(heard).toHaveBeenCalledTimes(1);
  result.current();
  await user.keyboard('j');
  expect(heard).toHaveBeenCalledTimes(2);
  document.removeEventListener('keydown', heard);
});

it('[F2] begins empty each time, and keeps nothing where nothing is asked for', async () => {
  const user = userEvent.setup();
  const { result, rerender } = asked();
  await user.keyboard('first');
  rerender(false);
  await user.keyboard('between');
  rerender(true);
  expect(result.current()).toBe('');
});
