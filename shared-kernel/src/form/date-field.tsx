import type { FieldValues } from 'react-hook-form';
import { Input } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  /** Asks for the time of day too: `YYYY-MM-DDTHH:mm` instead of `YYYY-MM-DD`. */
  readonly withTime?: boolean;
  /** In the same form as the value. */
  readonly min?: string;
  readonly max?: string;
}

/** A day, by the browser's own picker: it knows the reader's locale and works on every device. */
export function DateField<Values extends FieldValues, Output = Values>(
  props: DateFieldProps<Values, Output>,
) {
  const { withTime = false, min, max } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Input
          {...wiring}
          {...field}
          type={withTime ? 'datetime-local' : 'date'}
          min={min}
          max={max}
          status={status}
          disabled={disabled}
        />
      )}
    </FieldFrame>
  );
}
