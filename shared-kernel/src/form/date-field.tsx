import type { FieldValues } from 'react-hook-form';
import { CalendarDateInput } from '../ui';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

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
 * A field for a date, typed or selected from a calendar. Its value is in ISO format. Invalid text also becomes the
 * value, so that the schema can report it.
 */
export const DateField = <Values extends FieldValues, Output = Values>({
  withTime = false,
  min,
  max,
  ...props
}: DateFieldProps<Values, Output>) => (
  <Field {...props}>
    {(input) => (
      <CalendarDateInput
        {...input}
        withTime={withTime}
        min={min}
        max={max}
        className={styles.full}
      />
    )}
  </Field>
);
