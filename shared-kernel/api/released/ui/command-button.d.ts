import { type ReactNode } from 'react';
import { type ButtonProps } from './antd';
export interface CommandButtonProps extends Omit<ButtonProps, 'onClick' | 'disabled' | 'children' | 'className'> {
    readonly availability: {
        readonly state: 'available' | 'inert' | 'denied';
        readonly reason: string | undefined;
    };
    readonly refusal?: string | undefined;
    readonly onPress: () => void;
    readonly children?: ReactNode;
}
export declare function CommandButton({ availability: { state, reason }, refusal, onPress, children, ...button }: CommandButtonProps): import("react").JSX.Element;
