import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { InputNumber } from '../ui/antd';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import styles from './field.module.css';
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

/** A number; `undefined` when empty. */
export function NumberField<Values extends FieldValues, Output = Values>(
  props: NumberFieldProps<Values, Output>,
) {
  const { min, max, step, prefix, suffix, placeholder } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <InputNumber<number>
          {...wiring}
          {...field}
          onChange={(value) => field.onChange(value ?? undefined)}
          className={styles['full']}
          inputMode="decimal"
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
