import { lazyDialogs } from 'shared-kernel/ui';
import type { ContractDialog } from './contract-dialog';

export const { useDialogOpener, Dialogs } = lazyDialogs<ContractDialog>(
  async () =>
    (await import(/* webpackChunkName: "contract-dialogs" */ './contract-dialogs')).ContractDialogs,
);
