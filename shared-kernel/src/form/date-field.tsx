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
  /** Asks for the time of day too: `YYYY-MM-DDTHH:mm` instead of `YYYY-MM-DD`. */
  readonly withTime?: boolean;
  /** In the same form as the value. */
  readonly min?: string;
  readonly max?: string;
}

/**
 * A day (ISO), typed or chosen from a calendar; a text that is no day is the value for the schema to refuse.
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
