import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as v from 'valibot';
import { CommandError } from '../workspace/commands/command-error';
import type { CommandIssue } from '../workspace/database/validate-record';
import { Form } from './form';
import { showFieldErrors } from './show-field-errors';
import { TextField } from './text-field';
import { useValidatedForm } from './use-validated-form';

const schema = v.object({
  name: v.string(),
  email: v.string(),
  reviewer: v.pipe(v.string(), v.maxLength(5, 'The reviewer’s name is too long')),
});

const shown = jest.fn();

function Sample({
  issues = [],
  otherwise,
  reviewer = 'Ann',
}: {
  issues?: readonly CommandIssue[];
  otherwise?: 'email';
  reviewer?: string;
}) {
  const form = useValidatedForm(schema, { defaultValues: { name: 'a', email: 'b', reviewer } });
  const error = new CommandError('invalid', 'It is refused', { issues });
  return (
    <Form
      form={form}
      onSubmit={() => shown(showFieldErrors(form, otherwise)(error))}
      label="Sample"
    >
      <TextField name="name" control={form.control} label="Name" />
      <TextField name="email" control={form.control} label="Email" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function save(sample: Parameters<typeof Sample>[0]) {
  shown.mockClear();
  render(<Sample {...sample} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Save' }));
}

const field = (name: string) => screen.getByRole('textbox', { name });

describe('showFieldErrors', () => {
  it.each(['email', 'to.email', 'milestones.3.email'])(
    '[R6] the validation error for %s appears at its field',
    async (path) => {
      await save({ issues: [{ field: path, message: 'Taken already' }] });
      expect(field('Email')).toHaveAccessibleDescription('Taken already');
      expect(field('Email')).toHaveFocus();
      expect(shown).toHaveBeenCalledWith(true);
    },
  );

  it('[R6] a validation error without a matching field appears at the fallback field', async () => {
    await save({ issues: [{ field: 'dueDate', message: 'Too late' }], otherwise: 'email' });
    expect(field('Email')).toHaveAccessibleDescription('It is refused');
    expect(shown).toHaveBeenCalledWith(true);
  });

  it('[R6] a validation error without a matching or fallback field is not shown in the form', async () => {
    await save({ issues: [{ field: 'dueDate', message: 'Too late' }] });
    expect(shown).toHaveBeenCalledWith(false);
    expect(field('Email')).toBeValid();
  });

  it('[R6] a validation error for a value without a field appears at the top of the form', async () => {
    await save({ reviewer: 'Annabel' });
    expect(await screen.findByRole('alert')).toHaveTextContent('The reviewer’s name is too long');
    expect(shown).not.toHaveBeenCalled();
  });
});
