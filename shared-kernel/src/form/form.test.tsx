import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { createTrimmedTextSchema } from '../domain/text';
import { CheckboxField } from './checkbox-field';
import { DateField } from './date-field';
import { FileField } from './file-field';
import { Form } from './form';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { useValidatedForm } from './use-validated-form';

const schema = v.object({
  note: createTrimmedTextSchema(20),
  fullName: v.pipe(v.string(), v.trim(), v.minLength(2, 'Full name must be at least 2 characters')),
  secret: v.pipe(v.string(), v.nonEmpty('Current password is required')),
  risk: v.pipe(v.string(), v.nonEmpty('Choose a risk')),
  amount: v.nullish(v.pipe(v.number(), v.minValue(1, 'At least 1'))),
  due: v.string(),
  accepted: v.boolean(),
  file: v.optional(v.instance(File)),
});

type Values = v.InferInput<typeof schema>;

const blank: Values = {
  note: '',
  fullName: '',
  secret: '',
  risk: '',
  due: '',
  accepted: false,
};

function Sample({
  onSubmit,
  initial = blank,
}: {
  onSubmit: (values: Values) => unknown;
  initial?: Values;
}) {
  const form = useValidatedForm(schema, { defaultValues: initial });
  const { control } = form;
  return (
    <Form form={form} onSubmit={onSubmit} label="Sample">
      <TextAreaField name="note" label="Note" control={control} maxLength={20} />
      <TextField name="fullName" label="Full Name" control={control} hint="As signed" required />
      <TextField name="secret" label="Current Password" type="password" control={control} />
      <SelectField
        name="risk"
        label="Risk"
        control={control}
        options={[
          { value: 'low', label: 'Low Risk' },
          { value: 'high', label: 'High Risk' },
        ]}
      />
      <NumberField name="amount" label="Amount" control={control} />
      <DateField name="due" label="Due" control={control} />
      <CheckboxField name="accepted" label="I accept" control={control} />
      <FileField name="file" label="Evidence" control={control} />
      <button type="submit">Save</button>
    </Form>
  );
}

describe('validated form', () => {
  it('[PR5] a form shows each error next to its field, and focuses the first invalid field', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(<Sample onSubmit={onSubmit} />);

    await user.click(screen.getByRole('button', { name: 'Save' }));

    const name = await screen.findByRole('textbox', { name: 'Full Name' });
    expect(name).toHaveFocus();
    expect(name).toBeInvalid();
    expect(name).toBeRequired();
    expect(name).toHaveAccessibleDescription('Full name must be at least 2 characters As signed');
    expect(screen.getByLabelText('Current Password')).toHaveAccessibleDescription(
      'Current password is required',
    );
    expect(screen.getByRole('combobox', { name: 'Risk' })).toHaveAccessibleDescription(
      'Choose a risk',
    );
    expect(screen.getByText('3 fields need attention.')).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[TX5] pasted text beyond the limit is not shortened, and the number of excess characters is shown @deep', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    const initial = { ...blank, fullName: 'Elena', secret: 'x', risk: 'low' };
    render(<Sample onSubmit={onSubmit} initial={initial} />);
    const note = screen.getByRole('textbox', { name: 'Note' });

    await user.click(note);
    await user.paste('twenty-one characters');
    expect(screen.getByText('21 / 20')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(note).toHaveAccessibleDescription('At most 20 characters, not 21');
    expect(note).toHaveValue('twenty-one characters');
    expect(onSubmit).not.toHaveBeenCalled();

    await user.type(note, '{Backspace}');
    expect(note).toBeValid();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ note: 'twenty-one character' }),
    );
  });

  it('[PR5] an error disappears as soon as the field is valid', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={jest.fn()} />);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const name = await screen.findByRole('textbox', { name: 'Full Name' });

    await user.type(name, 'Elena');

    expect(name).toBeValid();
    expect(name).toHaveAccessibleDescription('As signed');
  });

  it('[PR5] a form with every kind of field submits the validated values', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    const file = new File(['seen'], 'evidence.pdf', { type: 'application/pdf' });
    render(<Sample onSubmit={onSubmit} />);

    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'hello');
    await user.type(screen.getByRole('textbox', { name: 'Full Name' }), '  Elena Vasquez ');
    await user.type(screen.getByLabelText('Current Password'), 'secret');
    await user.click(screen.getByRole('combobox', { name: 'Risk' }));
    await user.click(await screen.findByRole('option', { name: 'High Risk' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Amount' }), '25');
    await waitFor(() => expect(screen.getByLabelText('Due')).toBeEnabled());
    await user.type(screen.getByLabelText('Due'), '7/30/2024');
    await user.click(screen.getByRole('checkbox', { name: 'I accept' }));
    await user.upload(screen.getByLabelText('Evidence'), file);
    expect(await screen.findByText(/evidence\.pdf/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(onSubmit).toHaveBeenCalledWith({
      note: 'hello',
      fullName: 'Elena Vasquez',
      secret: 'secret',
      risk: 'high',
      amount: 25,
      due: '2024-07-30',
      accepted: true,
      file,
    });
  });

  it('[PR4] a form submits on Ctrl+Enter', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn();
    render(
      <Sample
        onSubmit={onSubmit}
        initial={{ ...blank, fullName: 'Elena', secret: 'x', risk: 'low' }}
      />,
    );
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('[R28] a form ignores further submissions until the first submission has finished', async () => {
    const user = userEvent.setup();
    let answer: (() => void) | undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const initial = { ...blank, fullName: 'Elena', secret: 'x', risk: 'low' };
    render(<Sample onSubmit={onSubmit} initial={initial} />);
    await user.click(screen.getByRole('textbox', { name: 'Note' }));
    await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(1);
    act(() => answer?.());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onSubmit).toHaveBeenCalledTimes(2);
  });

  it('[R28] a form ignores repeated Ctrl+Enter events while the keys are held down', () => {
    const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit');
    render(<Sample onSubmit={jest.fn()} />);
    const note = screen.getByRole('textbox', { name: 'Note' });
    fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true, repeat: true });
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    '[R15] a form ignores Enter during IME composition: %j',
    (composing) => {
      const submit = jest.spyOn(HTMLFormElement.prototype, 'requestSubmit');
      render(<Sample onSubmit={jest.fn()} />);
      const note = screen.getByRole('textbox', { name: 'Note' });
      fireEvent.keyDown(note, { key: 'Enter', ctrlKey: true, ...composing });
      expect(submit).not.toHaveBeenCalled();
    },
  );

  it('[policy] a selected file can be removed from a form', async () => {
    const user = userEvent.setup();
    render(<Sample onSubmit={jest.fn()} />);
    await user.upload(screen.getByLabelText('Evidence'), new File(['x'], 'x.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    expect(screen.getByText('Choose a file or drop it here')).toBeVisible();
  });

  it('[policy] a file can be dropped onto a form field', async () => {
    render(<Sample onSubmit={jest.fn()} />);
    const zone = screen.getByText('Choose a file or drop it here');
    fireEvent.drop(zone, { dataTransfer: { files: [new File(['x'], 'x.pdf')], items: [] } });
    expect(await screen.findByText(/^x\.pdf/)).toBeVisible();
  });
});

function Addresses() {
  const form = useValidatedForm(v.object({ email: v.string(), site: v.string() }), {
    defaultValues: { email: '', site: '' },
  });
  return (
    <Form form={form} onSubmit={jest.fn()} label="Addresses">
      <TextField name="email" label="Email" type="email" control={form.control} />
      <TextField name="site" label="Website" type="url" control={form.control} />
    </Form>
  );
}

it.each([
  ['Email', 'email'],
  ['Website', 'url'],
])(
  '[R12] the field %s is a plain text input with a suitable on-screen keyboard',
  (name, keyboard) => {
    render(<Addresses />);
    const field = screen.getByRole('textbox', { name });
    expect(field).toHaveAttribute('type', 'text');
    expect(field).toHaveAttribute('inputmode', keyboard);
    expect(field).toHaveAttribute('autocapitalize', 'none');
  },
);
