import type { Contract } from 'shared-kernel/domain/contract';
import { commonStatus, type StatusView } from 'shared-kernel/domain/status';

export const notarizationStatusView: Record<Contract['notarization']['status'], StatusView> = {
  not_required: { label: 'Not Required', tone: 'neutral', icon: 'dot' },
  pending: commonStatus.pending,
  scheduled: { label: 'Scheduled', tone: 'info', icon: 'calendar' },
  completed: commonStatus.completed,
};
