import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly type?: 'text' | 'email' | 'tel' | 'url';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly placeholder?: string;
  readonly prefix?: ReactNode;
  readonly autoFocus?: boolean;
}

/** One line of text. */
export function TextField<Values extends FieldValues, Output = Values>(
  props: TextFieldProps<Values, Output>,
) {
  const { type = 'text', autoComplete, placeholder, prefix, autoFocus } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Input
          {...wiring}
          {...field}
          type={type}
          status={status}
          disabled={disabled}
          autoComplete={autoComplete}
          placeholder={placeholder}
          prefix={prefix}
          autoFocus={autoFocus}
        />
      )}
    </FieldFrame>
  );
}
