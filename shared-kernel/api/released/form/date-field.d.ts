import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface DateFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly withTime?: boolean;
    readonly min?: string;
    readonly max?: string;
}
export declare function DateField<Values extends FieldValues, Output = Values>(props: DateFieldProps<Values, Output>): import("react").JSX.Element;
