import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render';
import { AutocompleteInput } from './text-field';

const names = ['Aurora', 'Meridian', 'Kalniņa'];
const onEscape = jest.fn();
const onSubmit = jest.fn();

function Field() {
  const [text, setText] = useState('');
  return (
    <form
      aria-label="Form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onEscape();
      }}
    >
      <label htmlFor="client">Client</label>
      <AutocompleteInput
        id="client"
        value={text}
        onChange={setText}
        onBlur={jest.fn()}
        suggestions={names}
      />
      <button type="submit">Save</button>
    </form>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Client' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const closed = () => waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'false'));
/** Fires a key event with `keyCode`, which antd requires and the testing library does not set. */
const press = (key: string, keyCode: number) => fireEvent.keyDown(field(), { key, keyCode });
const active = () =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

beforeEach(() => jest.clearAllMocks());

describe('AutocompleteInput', () => {
  it('[R10] suggestions appear while the user types, and can be selected with the keyboard', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('k');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(options()).toEqual(names);
    press('ArrowDown', 40);
    press('ArrowDown', 40);
    expect(active()).toBe('Meridian');
    press('Enter', 13);
    expect(field()).toHaveValue('Meridian');
    expect(field()).toHaveFocus();
    await closed();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[R10] clicking a suggestion enters it, and the text field keeps the focus', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Meridian' }));
    expect(field()).toHaveValue('Meridian');
    expect(field()).toHaveFocus();
  });

  it('[R10] Enter submits the typed text if no suggestion is selected', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'Zambezi Hydro{Enter}');
    expect(field()).toHaveValue('Zambezi Hydro');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await closed();
  });

  it('[R10] Tab leaves the field and preserves the typed text if no suggestion is selected', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'Mer');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
    expect(field()).toHaveValue('Mer');
    await closed();
  });

  it('[R10] Escape closes the suggestions of a text field, but not the surrounding dialog', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'a');
    press('Escape', 27);
    await closed();
    expect(onEscape).not.toHaveBeenCalled();
    press('Escape', 27);
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('[R10, R15] a text field with suggestions ignores Enter and arrow keys during IME composition', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'a');
    fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229, isComposing: true });
    expect(active()).toBeUndefined();
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229, isComposing: true });
    expect(field()).toHaveValue('a');
  });

  it('[R10, E2] a text field with suggestions has no title attributes', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'a');
    expect(document.querySelectorAll('[title]:not([title=""])')).toHaveLength(0);
  });
});
