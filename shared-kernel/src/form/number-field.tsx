import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { parseNumber } from '../domain/money/parse-number';
import { InputNumber } from '../ui/antd';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

export interface NumberFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly suffix?: ReactNode;
}

/**
 * An invisible character that is appended to rejected text, such as `1.000`, so that antd does not parse the text as a
 * number.
 */
const refusedMark = '\u2060';

const held = (text: string): number | string | null =>
  text.trim() === '' ? null : (parseNumber(text).value ?? text);

const given = (value: number | string | null) =>
  typeof value === 'string' ? `${value}${refusedMark}` : value;

const parse = (text = '') => given(held(text)) ?? '';

const format = (
  value: number | string | undefined,
  { userTyping, input }: { userTyping: boolean; input: string },
) => (userTyping ? input : String(value).replace(refusedMark, ''));

/**
 * A number field. The arrow keys change the value between `min` and `max`. Text that is not a number becomes the value,
 * so that the schema can report it. An empty field has the value `null`, because a form would replace `undefined` with
 * the default value.
 */
export function NumberField<Values extends FieldValues, Output = Values>({
  min,
  max,
  step,
  suffix,
  ...props
}: NumberFieldProps<Values, Output>) {
  const within = (value: number) => Math.min(max ?? Infinity, Math.max(min ?? -Infinity, value));
  return (
    <Field {...props}>
      {({ value, onChange, ...input }) => (
        <InputNumber<number | string>
          {...input}
          value={given(value ?? null)}
          parser={parse}
          formatter={format}
          onInput={(text) => onChange(held(text.replace(refusedMark, '')))}
          onStep={(next) => onChange(within(Number(next)))}
          keyboard={typeof value !== 'string'}
          controls={false}
          inputMode="decimal"
          aria-valuemin={min}
          aria-valuemax={max}
          step={step}
          suffix={suffix}
          className={styles.full}
        />
      )}
    </Field>
  );
}
