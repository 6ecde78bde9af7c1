import type { Client } from 'shared-kernel/domain/client';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export type ScreeningStatus = Client['kycStatus'];

/** How each screening status reads on screen (CO1). */
export const screeningStatusView: Record<ScreeningStatus, StatusView> = {
  completed: commonStatus.completed,
  pending: commonStatus.pending,
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
