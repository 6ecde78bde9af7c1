import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { createNumberInputSchema } from '../domain/money';
import { Form } from './form';
import { NumberField } from './number-field';
import { useValidatedForm } from './use-validated-form';

const schema = v.object({
  amount: v.pipe(createNumberInputSchema('Amount is required'), v.minValue(0, 'Not below zero')),
});

interface SampleProps {
  readonly initial: number | undefined;
  readonly onSubmit: (amount: number) => void;
}

function Sample({ initial, onSubmit }: SampleProps) {
  const form = useValidatedForm(schema, {
    defaultValues: initial === undefined ? {} : { amount: initial },
  });
  return (
    <Form form={form} onSubmit={({ amount }) => onSubmit(amount)} label="Sample">
      <NumberField name="amount" label="Amount" control={form.control} min={0} max={3} />
      <button type="submit">Save</button>
    </Form>
  );
}

function show(initial?: number) {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  render(<Sample initial={initial} onSubmit={onSubmit} />);
  const field = screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Amount' });
  const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
  return { user, field, onSubmit, save };
}

describe('NumberField', () => {
  it.each([
    ['1.05', 1.05],
    ['1000.05', 1000.05],
    ['0.05', 0.05],
    ['0.001', 0.001],
    ['.05', 0.05],
    ['100.00', 100],
    ['10.50', 10.5],
    ['1.05{Backspace}7', 1.07],
    ['10.5{ArrowLeft}2', 10.25],
    ['1.05{Home}{ArrowRight}{Delete}', 105],
    ['12{ArrowLeft}.0', 1.02],
    ['5,000', 5000],
    ['1,234,567.89', 1_234_567.89],
    ['007', 7],
  ])('[R1, PM1] a number field parses %s, typed key by key, as %d', async (keys, amount) => {
    const { user, field, onSubmit, save } = show();
    await user.click(field);
    await user.keyboard(keys);
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith(amount);
    expect(field).toHaveValue(String(amount));
  });

  it('[R1] a number field shows the number exactly as typed', async () => {
    const { user, field } = show();
    await user.click(field);
    let typed = '';
    for (const key of '1000.050') {
      await user.keyboard(key);
      typed += key;
      expect(field).toHaveValue(typed);
    }
  });

  it.each([
    ['1.200,50', 'Use commas for thousands and a point for decimals, as in 1,200.50'],
    ['1,05', 'Use commas for thousands and a point for decimals, as in 1,200.50'],
    ['1.000', '1.000 can mean 1 or 1,000'],
    ['0x10', 'Enter a number such as 1,200.50'],
    ['1e3', 'Enter a number such as 1,200.50'],
    ['-5', 'Not below zero'],
    [' ', 'Amount is required'],
  ])(
    '[R1, R7] a number field rejects %s with a reason, and the text stays in the field',
    async (text, reason) => {
      const { user, field, onSubmit, save } = show(12);
      for (const enter of [() => user.keyboard(text), () => user.paste(text)]) {
        await user.clear(field);
        await user.click(field);
        await enter();
        await save();
        expect(field).toHaveAccessibleDescription(reason);
        expect(field).toHaveValue(text.trim());
      }
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('[R1] pasted text replaces the selected number', async () => {
    const { user, field, onSubmit, save } = show(12);
    await user.tripleClick(field);
    await user.paste('1,200.50');
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith(1200.5);
  });

  it('[R1] a number field accepts a number that the user has corrected after it was rejected', async () => {
    const { user, field, onSubmit, save } = show();
    await user.type(field, '1.000');
    await user.tab();
    expect(field).toHaveValue('1.000');
    await user.type(field, '5');
    expect(field).toHaveValue('1.0005');
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith(1.0005);
  });

  it('[R1] arrow keys change the value of a number field within its limits, but do not change invalid text', async () => {
    const { user, field, onSubmit, save } = show(1.05);
    await user.click(field);
    await user.keyboard('{ArrowUp}');
    expect(field).toHaveValue('2.05');
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(field).toHaveValue('3');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(field).toHaveValue('0');
    await save();
    expect(onSubmit).toHaveBeenLastCalledWith(0);
    await user.clear(field);
    await user.type(field, '1,05{ArrowUp}');
    expect(field).toHaveValue('1,05');
  });

  it('[R1, CL3] a cleared number field stays empty and ignores the mouse wheel', async () => {
    const { user, field, onSubmit, save } = show(7);
    await user.click(field);
    fireEvent.wheel(field, { deltaY: 100 });
    expect(field).toHaveValue('7');
    await user.clear(field);
    await save();
    expect(field).toHaveAccessibleDescription('Amount is required');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
