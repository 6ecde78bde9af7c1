import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface PasswordFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly autoComplete: 'current-password' | 'new-password' | 'off';
}
export declare function PasswordField<Values extends FieldValues, Output = Values>(props: PasswordFieldProps<Values, Output>): import("react").JSX.Element;
