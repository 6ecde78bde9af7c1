import { type Contract } from 'shared-kernel/domain/contract';
import { type StatusView } from 'shared-kernel/domain/status';

export type Signatory = Contract['signatories'][number];

/** How each signatory’s status reads on screen (C7). */
export const signatoryStatusView: Record<Signatory['status'], StatusView> = {
  signed: { label: 'Signed', tone: 'success', icon: 'signature' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  declined: { label: 'Declined', tone: 'danger', icon: 'close-circle' },
};
