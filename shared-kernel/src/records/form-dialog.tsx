import { useState, type ReactNode } from 'react';
import { ConfirmDialog, Dialog, type DialogProps } from '../ui';

export interface FormDialogControls {
  /** Closes the dialog, after asking when something was typed. */
  readonly leave: () => void;
  /** Says whether something was typed; stable, so that an effect may call it. */
  readonly onDirty: (isDirty: boolean) => void;
}

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> {
  /** The form, which says when it is dirty and cancels by `leave`. */
  readonly children: (controls: FormDialogControls) => ReactNode;
}

/** A dialog with a form in it: what was typed is never thrown away unasked. */
export function FormDialog({ onClose, children, ...dialog }: FormDialogProps) {
  const [isDirty, setIsDirty] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    if (isDirty) setIsLeaving(true);
    else onClose();
  };
  return (
    <Dialog {...dialog} closeOnBackdrop={!isDirty} onClose={leave}>
      {children({ leave, onDirty: setIsDirty })}
      <ConfirmDialog
        open={isLeaving}
        title="Discard changes?"
        confirmLabel="Discard changes"
        cancelLabel="Keep editing"
        tone="danger"
        onConfirm={() => {
          setIsLeaving(false);
          onClose();
        }}
        onCancel={() => setIsLeaving(false)}
      >
        What you typed is not saved yet.
      </ConfirmDialog>
    </Dialog>
  );
}
