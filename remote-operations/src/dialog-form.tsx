import type { ComponentProps, ReactNode } from 'react';
import { CommandForm } from 'shared-kernel/form';
import { FormDialog } from 'shared-kernel/records';
import type { LazyDialogProps } from 'shared-kernel/ui';

export type DialogControls = Pick<LazyDialogProps<unknown>, 'open' | 'onClose'>;

type Fields = Record<string, unknown>;

interface DialogFormProps<Input extends Fields, Output>
  extends DialogControls, ComponentProps<typeof CommandForm<Input, Output>> {
  readonly title: ReactNode;
  readonly size?: 'small';
}

/** A form in a dialog that closes after a successful submit. */
export const DialogForm = <Input extends Fields, Output>({
  open,
  title,
  size,
  onClose,
  ...form
}: DialogFormProps<Input, Output>) => (
  <FormDialog open={open} title={title} {...(size && { size })} onClose={onClose}>
    <CommandForm {...form} />
  </FormDialog>
);
