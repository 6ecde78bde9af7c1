import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../ui';
import { Field, type FieldProps } from './field';

/** A checkbox field for a form. */
export const CheckboxField = <Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) => (
  <Field {...props} labelPlace="beside">
    {({ value, status: _status, ...input }) => <Checkbox {...input} checked={value === true} />}
  </Field>
);
