import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Input } from '../ui';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import { useField } from './use-field';

export interface NumberFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly placeholder?: string;
}

/** A number; `null` when empty, for a form takes `undefined` as what the field began with. */
export function NumberField<Values extends FieldValues, Output = Values>(
  props: NumberFieldProps<Values, Output>,
) {
  const { min, max, step, prefix, suffix, placeholder } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Input
          {...wiring}
          {...field}
          type="number"
          inputMode="decimal"
          value={field.value ?? ''}
          onChange={({ target }) =>
            field.onChange(target.value === '' ? null : target.valueAsNumber)
          }
          // A turn of the wheel is to scroll the page, not to change what was typed.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          min={min}
          max={max}
          step={step}
          prefix={prefix}
          suffix={suffix}
          status={status}
          disabled={disabled}
          placeholder={placeholder}
        />
      )}
    </FieldFrame>
  );
}
