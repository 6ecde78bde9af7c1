import { lazyDialogs } from 'shared-kernel/ui';
import type { ContractDialog } from './contract-dialog';

/** Hook that opens the lazy dialogs, and the component that renders them. */
export const { useOpening, Dialogs } = lazyDialogs<ContractDialog>(
  async () =>
    (await import(/* webpackChunkName: "contract-dialogs" */ './contract-dialogs')).ContractDialogs,
);
