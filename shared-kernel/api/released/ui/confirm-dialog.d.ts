import { type ReactNode } from 'react';
export interface ConfirmDialogProps {
    readonly open: boolean;
    readonly title: string;
    readonly children: ReactNode;
    readonly confirmLabel: string;
    readonly cancelLabel?: string;
    readonly alternative?: ReactNode;
    readonly tone?: 'default' | 'danger';
    readonly isPending?: boolean;
    readonly onConfirm: () => void;
    readonly onCancel: () => void;
}
export declare function ConfirmDialog({ open, title, children, confirmLabel, cancelLabel, alternative, tone, isPending, onConfirm, onCancel, }: ConfirmDialogProps): import("react").JSX.Element;
