import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from './field-props';
export interface TextFieldProps<Values extends FieldValues, Output> extends FieldProps<Values, Output> {
    readonly type?: 'text' | 'email' | 'password' | 'tel' | 'url';
    readonly autoComplete?: HTMLInputAutoCompleteAttribute;
    readonly placeholder?: string;
    readonly prefix?: ReactNode;
    readonly suffix?: ReactNode;
    readonly spellCheck?: boolean;
    readonly autoFocus?: boolean;
    readonly suggestions?: readonly string[] | undefined;
}
export declare function TextField<Values extends FieldValues, Output = Values>(props: TextFieldProps<Values, Output>): import("react").JSX.Element;
