import { type ComponentType } from 'react';
import type { CommandButtonProps } from './command-button';
export interface LateDialogProps<Dialog> {
    readonly dialog: Dialog;
    readonly open: boolean;
    readonly onClose: () => void;
}
type OpeningProps = Pick<CommandButtonProps, 'loading' | 'onFocus' | 'onPointerEnter' | 'onPress'>;
export declare function lateDialogs<Dialog extends object>(load: () => Promise<ComponentType<LateDialogProps<Dialog>>>): {
    useOpening: () => (dialog: Dialog) => OpeningProps;
    Dialogs: () => import("react").JSX.Element | null;
};
export {};
