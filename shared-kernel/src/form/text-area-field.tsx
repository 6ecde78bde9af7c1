import type { FieldValues } from 'react-hook-form';
import { Input } from '../ui';
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
  readonly maxLength?: number;
}

/** Several lines of text. With `maxLength` it counts what is typed. */
export function TextAreaField<Values extends FieldValues, Output = Values>(
  props: TextAreaFieldProps<Values, Output>,
) {
  const { placeholder, rows = 3, maxLength } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Input.TextArea
          {...wiring}
          {...field}
          rows={rows}
          status={status}
          disabled={disabled}
          placeholder={placeholder}
          maxLength={maxLength}
          className={maxLength === undefined ? undefined : styles['counted']}
          showCount={maxLength !== undefined}
        />
      )}
    </FieldFrame>
  );
}
