import type { FieldValues } from 'react-hook-form';
import { TextArea } from '../ui/antd';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import styles from './field.module.css';
import { useField } from './use-field';

export interface TextAreaFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly placeholder?: string;
  readonly rows?: number;
  /** The most its schema takes: it is counted, and what is longer stays to be shortened. */
  readonly maxLength?: number;
}

/**
 * Several lines of text.
 *
 * @example
 * <TextAreaField name="note" control={form.control} label="Note" rows={4} maxLength={500} />
 */
export function TextAreaField<Values extends FieldValues, Output = Values>(
  props: TextAreaFieldProps<Values, Output>,
) {
  const { placeholder, rows = 3, maxLength } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <TextArea
          {...wiring}
          {...field}
          rows={rows}
          status={status}
          disabled={disabled}
          placeholder={placeholder}
          className={maxLength === undefined ? undefined : styles.counted}
          count={maxLength === undefined ? undefined : { max: maxLength, show: true }}
        />
      )}
    </FieldFrame>
  );
}
