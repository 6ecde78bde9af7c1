import type { ReactNode, RefObject } from 'react';
declare const widths: {
    readonly small: 440;
    readonly medium: 600;
    readonly large: 840;
};
export interface DialogProps {
    readonly open: boolean;
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly children: ReactNode;
    readonly footer?: ReactNode;
    readonly size?: keyof typeof widths;
    readonly closeOnBackdrop?: boolean;
    readonly initialFocus?: RefObject<HTMLElement | null>;
}
export declare function Dialog({ open, title, onClose, children, footer, size, closeOnBackdrop, initialFocus, }: DialogProps): import("react").JSX.Element;
export {};
