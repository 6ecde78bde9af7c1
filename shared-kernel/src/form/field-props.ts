import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** The props of every field. `Values` is the type of the input, `Output` that of the schema’s result. */
export interface FieldProps<Values extends FieldValues, Output> {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values, unknown, Output>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Only marks the field as required; the schema decides whether it may be empty. */
  readonly required?: boolean;
  readonly disabled?: boolean;
}
