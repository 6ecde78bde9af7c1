import { renderHook } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useBufferedTyping } from './use-buffered-typing';

const asked = () =>
  renderHook((isAsked: boolean) => useBufferedTyping(isAsked), { initialProps: true });

it('[F2] typed text is collected until the search field is ready', async () => {
  const user = userEvent.setup();
  const { result } = asked();
  await user.keyboard('okk{Backspace}oro {Enter}');
  expect(result.current()).toBe('okoro ');
});

it('[F2] typed keys do not reach the rest of the page until the search field is ready', async () => {
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

it('[F2] typed text is collected only while the search field loads, and earlier text is dropped', async () => {
  const user = userEvent.setup();
  const { result, rerender } = asked();
  await user.keyboard('first');
  rerender(false);
  await user.keyboard('between');
  rerender(true);
  expect(result.current()).toBe('');
});
