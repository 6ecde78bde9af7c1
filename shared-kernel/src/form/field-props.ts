import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';

/** What every field takes. `Values` is what one types, `Output` what the schema makes of it. */
export interface FieldProps<Values extends FieldValues, Output> {
  readonly name: FieldPath<Values>;
  readonly control: Control<Values, unknown, Output>;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Marks the field; whether it may be empty is the schema's decision. */
  readonly required?: boolean;
  readonly disabled?: boolean;
}
