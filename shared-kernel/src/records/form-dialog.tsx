import { useState, type ReactNode } from 'react';
import {
  leavesDialog,
  UnsavedContext,
  type UnsavedForm,
  UnsavedGuard,
} from '../form/unsaved/unsaved-guard';
import { Dialog, type DialogProps } from '../ui/overlay/dialog';

export interface FormDialogControls {
  readonly leave: () => void;
  /** Reports unsaved input outside a `Form`. The function is stable, so effects can call it. */
  readonly onDirty: (isDirty: boolean) => void;
}

export interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> {
  /** A `CommandForm`, or a form that cancels with `leave`. */
  readonly children: ReactNode | ((controls: FormDialogControls) => ReactNode);
  /** Closes without a warning, because the form stores its input as a draft. */
  readonly keepsDraft?: boolean;
}

/**
 * A dialog with a form. It warns before unsaved input is discarded.
 *
 * @example
 * <FormDialog open={isOpen} title="Edit client" onClose={onClose}>
 *   {({ leave }) => (
 *     <Form form={form} onSubmit={(client) => run(client)}>
 *       <FormActions>
 *         <Button onClick={leave}>Cancel</Button>
 *       </FormActions>
 *     </Form>
 *   )}
 * </FormDialog>
 */
export function FormDialog({ onClose, children, keepsDraft = false, ...dialog }: FormDialogProps) {
  const [isTouched, setTouched] = useState(false);
  const [form, setForm] = useState<UnsavedForm>();
  const [isLeaving, setIsLeaving] = useState(false);
  const unsaved = form ?? { isDirty: isTouched, isSaving: false };
  const leave = () => {
    if (unsaved.isDirty && !keepsDraft) setIsLeaving(true);
    else onClose();
  };
  return (
    <Dialog {...dialog} closeOnBackdrop={!unsaved.isDirty} onClose={leave}>
      <UnsavedContext value={{ report: setForm, leave, close: onClose }}>
        {typeof children === 'function' ? children({ leave, onDirty: setTouched }) : children}
      </UnsavedContext>
      {dialog.open && (
        <UnsavedGuard
          {...unsaved}
          leaves={leavesDialog}
          isLeaving={isLeaving}
          onStay={() => setIsLeaving(false)}
          onLeave={() => {
            setIsLeaving(false);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}
