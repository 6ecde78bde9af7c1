import type { ReactNode, RefObject } from 'react';
export interface DialogProps {
    readonly open: boolean;
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly children: ReactNode;
    readonly footer?: ReactNode;
    readonly size?: 'small' | 'medium' | 'large';
    readonly closeOnBackdrop?: boolean;
    readonly initialFocus?: RefObject<HTMLElement | null>;
}
