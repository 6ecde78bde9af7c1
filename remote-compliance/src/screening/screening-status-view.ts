import { type Client } from 'shared-kernel/domain/client';
import { type StatusView } from 'shared-kernel/domain/status';

export type ScreeningStatus = Client['kycStatus'];

/** How each screening status reads on screen (CO1). */
export const screeningStatusView: Record<ScreeningStatus, StatusView> = {
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
