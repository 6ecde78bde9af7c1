import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import { type ReactNode, useLayoutEffect } from 'react';
import { preferencesAtom } from '../../shell';
import { useShortcut } from './use-shortcut';
import { renderWithProviders } from '../../testing/render';

describe('keyboard shortcut', () => {
  const press = (key: string, more: KeyboardEventInit = {}) =>
    document.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...more }));

  function Shortcut({ name, run }: { readonly name: string | null; readonly run: () => void }) {
    useShortcut(name, run);
    return null;
  }

  function PressedAtOnce({ children }: { readonly children: ReactNode }) {
    useLayoutEffect(() => void press('/'), []);
    return children;
  }

  it('[ui] a shortcut works as soon as it is rendered', () => {
    const run = jest.fn();
    render(
      <PressedAtOnce>
        <Shortcut name="/" run={run} />
      </PressedAtOnce>,
    );
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['t', 1],
    ['j', 3],
  ])('[R136, R14] holding %s for three key events runs its shortcut %d times', (key, times) => {
    const run = jest.fn();
    render(<Shortcut name={key} run={run} />);
    for (const repeat of [false, true, true]) press(key, { repeat });
    expect(run).toHaveBeenCalledTimes(times);
  });

  it('[ui] a shortcut responds only to its key, and not after it is disabled or removed', () => {
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

  describe('single-key shortcut', () => {
    it.each([
      ['j', { key: 'J', code: 'KeyJ' }],
      ['j', { key: 'о', code: 'KeyJ' }],
      ['j', { key: 'ξ', code: 'KeyJ' }],
      ['j', { key: 'j', code: 'KeyC' }],
      ['/', { key: '/', code: 'Digit7', shiftKey: true }],
      ['/', { key: '.', code: 'Slash' }],
      ['?', { key: ',', code: 'Slash', shiftKey: true }],
    ])('[R14] the shortcut %s runs on the key event %j', (name, init) => {
      const run = jest.fn();
      render(<Shortcut name={name} run={run} />);
      press(init.key, init);
      expect(run).toHaveBeenCalledTimes(1);
    });

    it.each([
      ['Shift', { shiftKey: true }],
      ['Ctrl', { ctrlKey: true }],
      ['input method composition', { isComposing: true }],
      ['the key that ends a composition', { keyCode: 229 }],
    ])('[R14, R15] a single-key shortcut does not run for a key event with %s', (_with, more) => {
      const run = jest.fn();
      render(<Shortcut name="j" run={run} />);
      press('j', { code: 'KeyJ', ...more });
      expect(run).not.toHaveBeenCalled();
    });

    it('[R14] a single-key shortcut does not run if such shortcuts are disabled in the preferences', () => {
      const run = jest.fn();
      const store = createStore();
      store.set(preferencesAtom, { singleKeys: false });
      render(
        <Provider store={store}>
          <Shortcut name="j" run={run} />
        </Provider>,
      );
      press('j');
      expect(run).not.toHaveBeenCalled();
    });

    it('[R14] a single-key shortcut does not run while a dialog or a control that handles keys has the focus', () => {
      const run = jest.fn();
      render(
        <>
          <Shortcut name="j" run={run} />
          <input data-testid="field" />
          <div contentEditable suppressContentEditableWarning data-testid="text" role="textbox" />
          <ul role="menu">
            <li role="menuitem" tabIndex={-1} data-testid="menu entry" />
          </ul>
          <div role="listbox" tabIndex={0} data-testid="list of options" />
          <div role="dialog" aria-label="Latest">
            <button data-testid="button of a popover" />
          </div>
          <dialog open>
            <button data-testid="button of a dialog" />
          </dialog>
          <button data-testid="button of the page" />
        </>,
      );
      const pressOn = (name: string) =>
        screen
          .getByTestId(name)
          .dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }));
      for (const name of ['field', 'text', 'menu entry', 'list of options']) pressOn(name);
      for (const name of ['popover', 'dialog']) pressOn(`button of a ${name}`);
      expect(run).not.toHaveBeenCalled();
      pressOn('button of the page');
      expect(run).toHaveBeenCalledTimes(1);
    });
  });
});

const hold = (element: Element, repeat: boolean, key = 'Enter') => {
  const event = createEvent.keyDown(element, { key, repeat });
  fireEvent(element, event);
  return event.defaultPrevented;
};

describe('holding the Enter key', () => {
  it('[R28] holding Enter activates a button or submits a form only once', () => {
    renderWithProviders(
      <>
        <button type="button">Approve</button>
        <input aria-label="Name" />
        <textarea aria-label="Reason" />
      </>,
    );
    for (const element of [screen.getByRole('button'), screen.getByLabelText('Name')]) {
      expect(hold(element, false)).toBe(false);
      expect(hold(element, true)).toBe(true);
      expect(hold(element, true, 'ArrowDown')).toBe(false);
    }
    expect(hold(screen.getByLabelText('Reason'), true)).toBe(false);
  });
});
