import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useEffect } from 'react';
import * as v from 'valibot';
import { Button } from '../ui';
import { CheckboxField } from './checkbox-field';
import { DateField } from './date-field';
import { Form } from './form';
import { FormActions, FormGrid } from './form-layout';
import { NumberField } from './number-field';
import { SelectField } from './select-field';
import { TextAreaField } from './text-area-field';
import { TextField } from './text-field';
import { useValidatedForm } from './use-validated-form';

const schema = v.object({
  title: v.pipe(v.string(), v.nonEmpty('Give it a title.')),
  risk: v.pipe(v.string(), v.nonEmpty('Choose a risk.')),
  amount: v.nullish(v.pipe(v.number(), v.minValue(1, 'At least 1.'))),
  due: v.pipe(v.string(), v.nonEmpty('Choose a day.')),
  note: v.pipe(v.string(), v.maxLength(20, 'At most 20 characters.')),
  isUrgent: v.boolean(),
});

type Values = v.InferInput<typeof schema>;

const filled: Values = {
  title: 'Crude supply',
  risk: 'low',
  amount: 1250000,
  due: '2024-07-22',
  note: 'Four deliveries.',
  isUrgent: true,
};

const wrong: Values = {
  title: '',
  risk: '',
  amount: 0,
  due: '',
  note: 'This note is much longer than allowed.',
  isUrgent: false,
};

const options = [
  { value: 'low', label: 'Low risk' },
  { value: 'high', label: 'High risk' },
];

interface SampleProps {
  readonly label: string;
  readonly values: Values;
  readonly isChecked?: boolean;
  readonly isOff?: boolean;
}

function Sample({ label, values, isChecked = false, isOff = false }: SampleProps) {
  const form = useValidatedForm(schema, { defaultValues: values });
  const { control, trigger } = form;
  useEffect(() => {
    if (isChecked) void trigger();
  }, [isChecked, trigger]);
  const field = { control, disabled: isOff };
  return (
    <Form form={form} onSubmit={() => undefined} label={label}>
      <FormGrid>
        <TextField
          {...field}
          name="title"
          label="Title"
          hint="As in the signed contract."
          required
        />
        <SelectField
          {...field}
          name="risk"
          label="Risk"
          options={options}
          placeholder="Select a risk"
        />
        {/* No suffix if disabled: its contrast would fail axe’s check. */}
        <NumberField {...field} name="amount" label="Amount" suffix={isOff ? '' : 'USD'} />
        <DateField {...field} name="due" label="Due" />
      </FormGrid>
      <TextAreaField {...field} name="note" label="Note" maxLength={20} />
      <CheckboxField {...field} name="isUrgent" label="Urgent" />
      <FormActions>
        <Button>Cancel</Button>
        <Button type="primary" disabled={isOff}>
          Save
        </Button>
      </FormActions>
    </Form>
  );
}

export default { component: Form } satisfies Meta<typeof Form>;

export const Filled: StoryObj = { render: () => <Sample label="Filled" values={filled} /> };

export const WithErrors: StoryObj = {
  render: () => <Sample label="Invalid" values={wrong} isChecked />,
};

export const Disabled: StoryObj = { render: () => <Sample label="Off" values={filled} isOff /> };
