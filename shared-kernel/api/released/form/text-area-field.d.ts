import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface TextAreaFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly placeholder?: string;
    readonly rows?: number;
    readonly maxLength?: number;
}
export declare function TextAreaField<Values extends FieldValues, Output = Values>(props: TextAreaFieldProps<Values, Output>): import("react").JSX.Element;
