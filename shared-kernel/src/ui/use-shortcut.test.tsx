import { render } from '@testing-library/react';
import { useLayoutEffect, type ReactNode } from 'react';
import { useShortcut } from './use-shortcut';

const press = (key: string, more: KeyboardEventInit = {}) =>
  document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));

function Shortcut({ name, run }: { readonly name: string | null; readonly run: () => void }) {
  useShortcut(name, run);
  return null;
}

/** Presses a key before anything but the page itself is there. */
function PressedAtOnce({ children }: { readonly children: ReactNode }) {
  useLayoutEffect(() => void press('/'), []);
  return children;
}

it('[ui] a shortcut works from the moment it is shown', () => {
  const run = jest.fn();
  render(
    <PressedAtOnce>
      <Shortcut name="/" run={run} />
    </PressedAtOnce>,
  );
  expect(run).toHaveBeenCalledTimes(1);
});

it('[ui] a shortcut is one plain key, and none once it is switched off or gone', () => {
  const run = jest.fn();
  const { rerender, unmount } = render(<Shortcut name="/" run={run} />);
  press('j');
  press('/', { ctrlKey: true });
  expect(run).not.toHaveBeenCalled();
  rerender(<Shortcut name={null} run={run} />);
  press('/');
  rerender(<Shortcut name="j" run={run} />);
  press('j');
  expect(run).toHaveBeenCalledTimes(1);
  unmount();
  press('j');
  expect(run).toHaveBeenCalledTimes(1);
});
