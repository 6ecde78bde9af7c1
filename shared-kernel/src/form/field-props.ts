import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props of every form field. `Values` is the input type of the form, `Output` the type of the schema’s result. */
export interface FieldProps<Values extends FieldValues, Output> {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values, unknown, Output>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Only marks the field as required. The schema decides whether the field may be empty. */
  readonly required?: boolean;
  readonly disabled?: boolean;
}
