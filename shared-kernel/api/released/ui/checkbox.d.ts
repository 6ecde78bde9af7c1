import { type ComponentPropsWithRef } from 'react';
export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'className'> {
    readonly indeterminate?: boolean;
}
export declare function Checkbox({ ref, indeterminate, children, ...rest }: CheckboxProps): import("react").JSX.Element;
