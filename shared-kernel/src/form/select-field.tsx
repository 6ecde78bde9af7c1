import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Select } from '../ui/input/filter-select';
import { FieldFrame } from './field-frame';
import type { FieldProps } from './field-props';
import styles from './field.module.css';
import { useField } from './use-field';

export interface SelectFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly placeholder?: string;
  /** Lets one type to narrow the options; for long lists. */
  readonly searchable?: boolean;
  /** Lets one take the choice back. */
  readonly clearable?: boolean;
  /** Holds a list of values. */
  readonly multiple?: boolean;
}

/**
 * A choice from a list.
 *
 * @example
 * <SelectField
 *   name="country"
 *   control={form.control}
 *   label="Country"
 *   options={[{ value: 'DE', label: 'Germany' }]}
 *   searchable
 * />
 */
export function SelectField<Values extends FieldValues, Output = Values>(
  props: SelectFieldProps<Values, Output>,
) {
  const { options, placeholder, searchable = false, clearable = false, multiple = false } = props;
  const { field, frame, status, disabled } = useField(props);
  return (
    <FieldFrame {...frame}>
      {(wiring) => (
        <Select
          {...wiring}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          className={styles.full}
          mode={multiple ? 'multiple' : undefined}
          options={options}
          status={status}
          disabled={disabled}
          placeholder={placeholder}
          isSearched={searchable}
          allowClear={clearable}
        />
      )}
    </FieldFrame>
  );
}
