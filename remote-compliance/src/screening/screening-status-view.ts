import { type StatusView } from 'shared-kernel/domain/status';
import { type ScreeningStatus } from 'shared-kernel/domain/lifecycle';

/** How each screening status reads on screen (CO1). */
export const screeningStatusView: Record<ScreeningStatus, StatusView> = {
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  pending: { label: 'Pending', tone: 'warning', icon: 'clock' },
  flagged: { label: 'Flagged', tone: 'danger', icon: 'flag' },
};
