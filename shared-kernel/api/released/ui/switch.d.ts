import type { ComponentPropsWithRef } from 'react';
export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'className' | 'onChange' | 'children'> {
    readonly onChange: (isOn: boolean) => void;
}
export declare function Switch({ onChange, ...rest }: SwitchProps): import("react").JSX.Element;
