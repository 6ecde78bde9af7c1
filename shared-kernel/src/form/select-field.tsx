import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Select } from '../ui/input/filter-select';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

export interface SelectFieldProps<Values extends FieldValues, Output> extends FieldProps<
  Values,
  Output
> {
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly placeholder?: string;
  readonly searchable?: boolean;
  readonly clearable?: boolean;
  readonly multiple?: boolean;
}

/** A select field with a list of options. */
export function SelectField<Values extends FieldValues, Output = Values>({
  options,
  placeholder,
  searchable = false,
  clearable = false,
  multiple = false,
  ...props
}: SelectFieldProps<Values, Output>) {
  return (
    <Field {...props}>
      {({ name: _name, ...input }) => (
        <Select
          {...input}
          className={styles.full}
          mode={multiple ? 'multiple' : undefined}
          options={options}
          placeholder={placeholder}
          isSearched={searchable}
          allowClear={clearable}
        />
      )}
    </Field>
  );
}
