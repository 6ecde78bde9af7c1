import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../testing/render';
import { SuggestedInput } from './suggested-input';

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
      <SuggestedInput
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

beforeEach(() => jest.clearAllMocks());

describe('a field with suggestions', () => {
  it('[R10] offers them as one types, and takes the chosen one by the keyboard', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.tab();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('k');
    expect(options()).toEqual(names);
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: 'Kalniņa', selected: true }).id,
    );
    await user.keyboard('{Enter}');
    expect(field()).toHaveValue('Kalniņa');
    expect(field()).toHaveFocus();
    expect(options()).toEqual([]);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[R10] goes round by the arrow keys, past the text as it is typed', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.tab();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Kalniņa');
    await user.keyboard('{ArrowDown}');
    expect(field()).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Aurora');
  });

  it('[R10] takes the one that is pressed, and keeps the focus', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.click(field());
    await user.click(screen.getByRole('option', { name: 'Meridian' }));
    expect(field()).toHaveValue('Meridian');
    expect(field()).toHaveFocus();
  });

  it('[R10] leaves any other text as it is, which Enter hands in', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'Zambezi Hydro{Enter}');
    expect(field()).toHaveValue('Zambezi Hydro');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.tab();
    expect(options()).toEqual([]);
  });

  it('[R10] closes its list by Escape before the dialog around it', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'a{Escape}');
    expect(options()).toEqual([]);
    expect(onEscape).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onEscape).toHaveBeenCalledTimes(1);
  });

  it('[R10, R15] leaves Enter and the arrows to text that is being composed', async () => {
    const { user } = renderWithProviders(<Field />);
    await user.type(field(), 'a');
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(field()).not.toHaveAttribute('aria-activedescendant');
  });
});
