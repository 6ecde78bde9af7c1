import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../ui';
import { Field, type FieldProps } from './field';

/** A checkbox field for a form. */
export const CheckboxField = <Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) => (
  <Field {...props} labelPlace="beside">
    {({ wiring, field: { value, ...field }, disabled }) => (
      <Checkbox {...wiring} {...field} checked={value === true} disabled={disabled} />
    )}
  </Field>
);
