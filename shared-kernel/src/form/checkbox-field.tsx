import type { FieldValues } from 'react-hook-form';
import { Checkbox } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

/**
 * A checkbox field in a form that the user submits.
 *
 * @example
 * <CheckboxField name="isActive" control={form.control} label="Active client" />
 */
export function CheckboxField<Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) {
  const { field, frame, disabled } = useField(props);
  const { value, ...rest } = field;
  return (
    <FieldFrame {...frame} labelPlace="beside">
      {(wiring) => <Checkbox {...wiring} {...rest} checked={value === true} disabled={disabled} />}
    </FieldFrame>
  );
}
