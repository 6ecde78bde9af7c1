import { type ReactNode } from 'react';
export interface DetailDrawerProps {
    readonly open: boolean;
    readonly title: ReactNode;
    readonly onClose: () => void;
    readonly children: ReactNode;
    readonly footer?: ReactNode;
    readonly extra?: ReactNode;
    readonly width?: number;
}
export declare function DetailDrawer({ open, title, onClose, children, footer, extra, width, }: DetailDrawerProps): import("react").JSX.Element;
