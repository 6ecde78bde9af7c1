import { lazyDialogs } from 'shared-kernel/ui';
import type { ContractDialog } from './contract-dialog';

/** The way to every dialog of the screen, and the place where they open. */
export const { useOpening, Dialogs } = lazyDialogs<ContractDialog>(
  async () =>
    (await import(/* webpackChunkName: "contract-dialogs" */ './contract-dialogs')).ContractDialogs,
);
