import type { ComponentProps } from 'react';
import { CommandButton, createLazyDialogs } from 'shared-kernel/ui';
import { useAvailability, type Ownership, type CommandTerms } from 'shared-kernel/workspace';
import type { ClientDialog } from './client-dialog';
import { clientTerms } from './commands/terms';

export const { useDialogOpener, Dialogs } = createLazyDialogs<ClientDialog>(
  async () =>
    (await import(/* webpackChunkName: "client-dialogs" */ './client-dialogs')).ClientDialogs,
);

interface DialogButtonProps extends Omit<ComponentProps<typeof CommandButton>, 'onPress'> {
  readonly dialog: ClientDialog;
  readonly terms?: CommandTerms;
  readonly ownership?: Ownership;
}

export function DialogButton({
  dialog,
  terms = clientTerms.editClient,
  ownership,
  ...button
}: DialogButtonProps) {
  const opening = useDialogOpener();
  return (
    <CommandButton
      {...button}
      availability={useAvailability(terms, ownership)}
      {...opening(dialog)}
    />
  );
}
