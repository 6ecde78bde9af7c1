import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface NumberFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly min?: number;
    readonly max?: number;
    readonly step?: number;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    readonly placeholder?: string;
}
export declare function NumberField<Values extends FieldValues, Output = Values>(props: NumberFieldProps<Values, Output>): import("react").JSX.Element;
