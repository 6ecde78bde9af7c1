import { type ReactNode } from 'react';
import { type FieldValues } from 'react-hook-form';
import type { Draft } from './drafts/use-draft';
import type { ValidatedForm } from './use-validated-form';
export interface FormProps<Input extends FieldValues, Output> {
    readonly form: ValidatedForm<Input, Output>;
    readonly onSubmit: (output: Output) => unknown;
    readonly children: ReactNode;
    readonly draft?: Draft;
    readonly id?: string;
    readonly label?: string;
    readonly isGuarded?: boolean;
}
export declare function Form<Input extends FieldValues, Output>({ form, onSubmit, children, draft, id, label, isGuarded, }: FormProps<Input, Output>): import("react").JSX.Element;
