import type { Contract } from 'shared-kernel/domain/contract';
import type { LazyDialogProps } from 'shared-kernel/ui';

/** The dialog that is open over the list or the details. */
export type ContractDialog =
  | { readonly kind: 'create' | 'verify' }
  | {
      readonly kind: 'edit' | 'sign' | 'signatories' | 'upload' | 'schedule' | 'recording';
      readonly contractId: string;
    }
  | { readonly kind: 'preview'; readonly contractId: string; readonly documentId: string };

/** What opens and closes a dialog about a contract. */
export interface ContractDialogProps extends Pick<LazyDialogProps<unknown>, 'open' | 'onClose'> {
  readonly contract: Contract;
}
