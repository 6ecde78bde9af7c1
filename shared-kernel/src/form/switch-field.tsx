import type { FieldValues } from 'react-hook-form';
import { Switch } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

/** A setting that is on or off. */
export function SwitchField<Values extends FieldValues, Output = Values>(
  props: FieldProps<Values, Output>,
) {
  const { field, frame, disabled } = useField(props);
  const { value, ref, onChange } = field;
  return (
    <FieldFrame {...frame} labelPlace="beside">
      {(wiring) => (
        <Switch
          {...wiring}
          ref={ref}
          onChange={onChange}

          checked={value === true}
          disabled={disabled}
        />
      )}
    </FieldFrame>
  );
}
