import { type ReactNode } from 'react';
import type { DialogProps } from '../ui/dialog-props';
export interface FormDialogControls {
    readonly leave: () => void;
    readonly onDirty: (isDirty: boolean) => void;
}
export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> {
    readonly children: (controls: FormDialogControls) => ReactNode;
    readonly keepsDraft?: boolean;
}
export declare function FormDialog({ onClose, children, keepsDraft, ...dialog }: FormDialogProps): import("react").JSX.Element;
