import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readNumber } from '../domain/money/read-number';
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
  readonly suffix?: ReactNode;
}

/** Prevents antd from parsing a rejected text, such as `1.000`, as a number. */
const refusedMark = '\u2060';

const held = (text: string): number | string | null =>
  text.trim() === '' ? null : (readNumber(text).value ?? text);

const given = (value: number | string | null) =>
  typeof value === 'string' ? `${value}${refusedMark}` : value;

const parse = (text = '') => given(held(text)) ?? '';

const format = (
  value: number | string | undefined,
  { userTyping, input }: { userTyping: boolean; input: string },
) => (userTyping ? input : String(value).replace(refusedMark, ''));

/**
 * A number field. A text that is not a number becomes the value, so that the schema rejects it. An empty field is
 * `null`, because a form replaces `undefined` by the default value. Arrow keys stay between `min` and `max`. The schema
 * validates typed numbers.
 *
 * @example
 * <NumberField name="users" control={form.control} label="Users" min={1} max={50} step={1} />
 */
export function NumberField<Values extends FieldValues, Output = Values>(
  props: NumberFieldProps<Values, Output>,
) {
  const { min = -Infinity, max = Infinity, step, suffix } = props;
  const { field, frame, status, disabled } = useField(props);
  const { value, onChange, ...named } = field;
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <InputNumber<number | string>
          {...wiring}
          {...named}
          value={given(value ?? null)}
          parser={parse}
          formatter={format}
          onInput={(text) => onChange(held(text.replace(refusedMark, '')))}
          onStep={(next) => onChange(Math.min(max, Math.max(min, Number(next))))}
          keyboard={typeof value !== 'string'}
          controls={false}
          inputMode="decimal"
          aria-valuemin={props.min}
          aria-valuemax={props.max}
          step={step}
          suffix={suffix}
          status={status}
          disabled={disabled}
          className={styles.full}
        />
      )}
    </FieldFrame>
  );
}
