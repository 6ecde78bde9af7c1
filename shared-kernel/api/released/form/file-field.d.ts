import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface FileFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly accept?: string;
}
export declare function FileField<Values extends FieldValues, Output = Values>(props: FileFieldProps<Values, Output>): import("react").JSX.Element;
