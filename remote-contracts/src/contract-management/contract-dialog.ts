import type { Contract } from 'shared-kernel/domain/contract';
import type { LazyDialogProps } from 'shared-kernel/ui';

export type ContractDialog =
  | { readonly kind: 'create' | 'verify' }
  | {
      readonly kind: 'edit' | 'sign' | 'signatories' | 'upload' | 'schedule' | 'recording';
      readonly contractId: string;
    }
  | { readonly kind: 'preview'; readonly contractId: string; readonly documentId: string };

export interface ContractDialogProps extends Pick<LazyDialogProps<unknown>, 'open' | 'onClose'> {
  readonly contract: Contract;
}
