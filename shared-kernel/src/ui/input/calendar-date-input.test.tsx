import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderWithProviders } from '../../testing/render';
import { CalendarDateInput } from './calendar-date-input';
import type { CalendarDateInputProps } from './date-picker-input';

const onChange = jest.fn();

function Field({ value: initial = '', ...rest }: Partial<CalendarDateInputProps>) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <CalendarDateInput
        {...rest}
        aria-label="Due"
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
      <button type="button">Next</button>
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Due' });
const held = () => screen.getByRole('status').textContent;

async function show(props: Partial<CalendarDateInputProps> = {}) {
  const shown = renderWithProviders(<Field {...props} />);
  await waitFor(() => expect(field()).toBeEnabled());
  return shown;
}

const speak = (language: string) =>
  jest.spyOn(navigator, 'language', 'get').mockReturnValue(language);

afterEach(() => jest.restoreAllMocks());
beforeEach(() => onChange.mockReset());

describe('calendar of the day field', () => {
  it.each([
    ['en-US', 'Su'],
    ['pt-BR', 'Su'],
    ['de-DE', 'Mo'],
    ['ar-EG', 'Sa'],
  ])(
    '[R47] weeks of the calendar start on the first weekday of the locale %s @deep',
    async (language, first) => {
      speak(language);
      const { user } = await show({ value: '2024-07-30' });
      await user.click(field());
      const [table] = await screen.findAllByRole('table', { hidden: true });
      expect(table?.querySelector('th')).toHaveTextContent(first);
    },
  );
});

describe('typed date', () => {
  it.each([
    ['en-US', 'MM/DD/YYYY', '7/30/2024', '07/30/2024'],
    ['de-DE', 'DD.MM.YYYY', '30.7.2024', '30.07.2024'],
  ])(
    '[ui] a typed date is parsed after every key press in the locale %s @deep',
    async (language, placeholder, typed, shown) => {
      speak(language);
      const { user } = await show();
      expect(field()).toHaveAttribute('placeholder', placeholder);
      await user.tab();
      let text = '';
      for (const key of typed) {
        await user.keyboard(key);
        text += key;
        expect(field()).toHaveValue(text);
      }
      expect(held()).toBe('2024-07-30');
      await user.tab();
      expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
      expect(field()).toHaveValue(shown);
      expect(held()).toBe('2024-07-30');
    },
  );

  it('[ui] replacing the last digit of a typed date changes the value, and deleting the text removes it @deep', async () => {
    const { user } = await show({ value: '2024-07-30' });
    expect(field()).toHaveValue('07/30/2024');
    await user.type(field(), '{Backspace}');
    expect(field()).toHaveValue('07/30/202');
    expect(held()).toBe('07/30/202');
    await user.keyboard('5');
    expect(held()).toBe('2025-07-30');
    await user.clear(field());
    await user.tab();
    expect(field()).toHaveValue('');
    expect(held()).toBe('');
  });

  it('[ui] an invalid typed date stays in the field after blur @deep', async () => {
    const { user } = await show();
    await user.type(field(), '2/30/2024');
    await user.tab();
    expect(field()).toHaveValue('2/30/2024');
    expect(held()).toBe('2/30/2024');
  });

  it('[ui] a typed date can be outside the date range of the calendar @deep', async () => {
    const { user } = await show({ min: '2024-07-22' });
    await user.type(field(), '7/1/2024');
    await user.tab();
    expect(held()).toBe('2024-07-01');
    expect(field()).toHaveValue('07/01/2024');
  });

  it('[ui] a date can be typed with a time if the field requires one @deep', async () => {
    const { user } = await show({ withTime: true });
    await user.type(field(), '8/1/2024 9:05');
    await user.tab();
    expect(held()).toBe('2024-08-01T09:05');
    expect(field()).toHaveValue('08/01/2024 09:05');
  });

  it('[ui] Enter in a date field submits the form without opening the calendar', async () => {
    const { user } = await show();
    await user.tab();
    await user.keyboard('7/30/2024{Enter}');
    expect(held()).toBe('2024-07-30');
    expect(screen.queryByText('Jul')).not.toBeInTheDocument();
  });
});

describe('calendar', () => {
  it('[ui, E2] the calendar opens on click, enters the selected date and has no title attributes', async () => {
    const { user } = await show({ value: '2024-07-30' });
    await user.click(field());
    expect(await screen.findByText('Jul')).toBeInTheDocument();
    expect(document.querySelectorAll('[title]:not([title=""])')).toHaveLength(0);
    await user.click(screen.getByText('22'));
    expect(held()).toBe('2024-07-22');
    expect(field()).toHaveValue('07/22/2024');
  });

  it('[ui] a date field reports no error itself if its date is out of range', async () => {
    await show({ value: '2024-07-01', min: '2024-07-22' });
    expect(field()).toBeValid();
  });

  it('[R15] a date field ignores keys pressed during an input method composition', async () => {
    await show();
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true, keyCode: 229 });
    expect(screen.queryByText('Jul')).not.toBeInTheDocument();
  });
});
