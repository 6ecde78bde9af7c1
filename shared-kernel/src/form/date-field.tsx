import type { FieldValues } from 'react-hook-form';
import { DayInput } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import styles from './field.module.css';
import { useField } from './use-field';

export interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  /** Whether the value includes the time of day: `YYYY-MM-DDTHH:mm` instead of `YYYY-MM-DD`. */
  readonly withTime?: boolean;
  readonly min?: string;
  readonly max?: string;
}

/**
 * A field for a day in ISO format, typed or selected from a calendar. An invalid text also becomes the value of the
 * field, so that the schema rejects it.
 *
 * @example
 * <DateField name="since" control={form.control} label="Client since" max="2024-07-22" />
 */
export function DateField<Values extends FieldValues, Output = Values>(
  props: DateFieldProps<Values, Output>,
) {
  const { withTime = false, min, max } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <DayInput
          {...wiring}
          {...field}
          withTime={withTime}
          min={min}
          max={max}
          status={status}
          disabled={disabled}
          className={styles.full}
        />
      )}
    </FieldFrame>
  );
}
