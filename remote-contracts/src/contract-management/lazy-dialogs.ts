import { createLazyDialogs } from 'shared-kernel/ui';
import type { ContractDialog } from './contract-dialog';

export const { useDialogOpener, Dialogs } = createLazyDialogs<ContractDialog>(
  async () =>
    (await import(/* webpackChunkName: "contract-dialogs" */ './contract-dialogs')).ContractDialogs,
);
