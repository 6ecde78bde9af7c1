import type { Contract } from 'shared-kernel/domain/contract';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export type Signatory = Contract['signatories'][number];

/** How each signatory’s status reads on screen (C7). */
export const signatoryStatusView: Record<Signatory['status'], StatusView> = {
  signed: { label: 'Signed', tone: 'success', icon: 'signature' },
  pending: commonStatus.pending,
  declined: { label: 'Declined', tone: 'danger', icon: 'close-circle' },
};
