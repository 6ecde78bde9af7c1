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
      {({ wiring: { id, ...wiring }, field, disabled }) => (
        <RadioGroup
          {...wiring}
          id={id}
          aria-labelledby={`${id}-label`}
          ref={(element) =>
            field.ref(element && { focus: () => element.querySelector('input')?.focus() })
          }
          name={id}
          className={styles.cards}
          value={field.value}
          disabled={disabled}
          onChange={({ target }) => field.onChange(target.value)}
          onBlur={field.onBlur}
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
