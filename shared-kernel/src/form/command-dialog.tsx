import { useState, type ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Dialog, type DialogProps } from '../ui/overlay/dialog';
import { CommandForm, type CommandFormProps } from './command-form';
import {
  isLeavingDialog,
  UnsavedFormContext,
  UnsavedGuard,
  type UnsavedForm,
} from './unsaved/unsaved-guard';

interface FormDialogProps extends Pick<DialogProps, 'open' | 'title' | 'size' | 'onClose'> {
  readonly children: ReactNode;
  /** Whether the form stores unsaved input as a draft. If so, the dialog closes without a warning. */
  readonly keepsDraft?: boolean;
}

/**
 * A dialog that contains a form, and possibly other content. It warns the user before unsaved input is lost. For a
 * dialog with only one form, use `CommandDialog`.
 *
 * @example
 * <FormDialog open={isOpen} title="Upload a document" onClose={onClose}>
 *   {stored === undefined ? <TableSkeleton /> : <RecordText>{stored.name}</RecordText>}
 * </FormDialog>
 */
export function FormDialog({ onClose, children, keepsDraft = false, ...dialog }: FormDialogProps) {
  const [form, setForm] = useState<UnsavedForm>();
  const [isLeaving, setIsLeaving] = useState(false);
  const { isDirty, isSaving } = form ?? { isDirty: false, isSaving: false };
  const leave = () => {
    if (isDirty && !keepsDraft) setIsLeaving(true);
    else onClose();
  };
  return (
    <Dialog {...dialog} closeOnBackdrop={!isDirty} onClose={leave}>
      <UnsavedFormContext value={{ report: setForm, leave, close: onClose }}>
        {children}
      </UnsavedFormContext>
      {dialog.open && (
        <UnsavedGuard
          isDirty={isDirty}
          isSaving={isSaving}
          draft={form?.draft}
          leaves={isLeavingDialog}
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

export type CommandDialogProps<Input extends FieldValues, Output> = Omit<
  FormDialogProps,
  'children' | 'keepsDraft'
> &
  Omit<CommandFormProps<Input, Output>, 'onCancel' | 'onDone'>;

/**
 * A dialog that runs one command with the values of its fields and closes on success. Unsaved input is stored as a
 * draft. The dialog warns before it discards the draft.
 */
export const CommandDialog = <Input extends FieldValues, Output>({
  open,
  title,
  size,
  onClose,
  ...form
}: CommandDialogProps<Input, Output>) => (
  <FormDialog open={open} title={title} size={size} onClose={onClose}>
    <CommandForm {...form} />
  </FormDialog>
);
