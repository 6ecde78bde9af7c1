import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { RadioGroup } from '../ui/antd';
import { Field, type FieldProps } from './field';
import styles from './radio-cards-field.module.css';

export interface RadioCardsFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly options: readonly {
    readonly value: string;
    readonly label: string;
    readonly description: ReactNode;
  }[];
}

/**
 * Radio buttons for a few options that each have a description.
 *
 * @example
 * <RadioCardsField
 *   name="country"
 *   control={form.control}
 *   label="Country"
 *   options={[{ value: 'DE', label: 'Germany', description: 'Contracts are in German.' }]}
 * />
 */
export function RadioCardsField<Values extends FieldValues, Output = Values>({
  options,
  ...props
}: RadioCardsFieldProps<Values, Output>) {
  return (
    <Field {...props}>
      {({ ref, onChange, status: _status, ...input }) => (
        <RadioGroup
          {...input}
          aria-labelledby={`${input.id}-label`}
          ref={(element) =>
            ref(element && { focus: () => element.querySelector('input')?.focus() })
          }
          name={input.id}
          className={styles.cards}
          onChange={({ target }) => onChange(target.value)}
          options={options.map(({ value, label, description }) => ({
            value,
            className: styles.card,
            label: (
              <>
                <span className={styles.title}>{label}</span>
                <span className={styles.description}>{description}</span>
              </>
            ),
          }))}
        />
      )}
    </Field>
  );
}
