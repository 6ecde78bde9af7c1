import { type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface SelectFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly options: readonly {
        readonly value: string;
        readonly label: ReactNode;
    }[];
    readonly placeholder?: string;
    readonly searchable?: boolean;
    readonly clearable?: boolean;
    readonly multiple?: boolean;
}
export declare function SelectField<Values extends FieldValues, Output = Values>(props: SelectFieldProps<Values, Output>): import("react").JSX.Element;
