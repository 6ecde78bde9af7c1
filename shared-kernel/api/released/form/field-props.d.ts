import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
export interface FieldProps<Values extends FieldValues, Output> {
    readonly name: FieldPath<Values>;
    readonly control: Control<Values, unknown, Output>;
    readonly label: ReactNode;
    readonly hint?: ReactNode;
    readonly required?: boolean;
    readonly disabled?: boolean;
}
