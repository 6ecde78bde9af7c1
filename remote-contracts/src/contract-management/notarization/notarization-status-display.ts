import type { Contract } from 'shared-kernel/domain/contract';
import { commonStatusDisplay, type StatusDisplay } from 'shared-kernel/domain/status';

export const notarizationStatusDisplay: Record<Contract['notarization']['status'], StatusDisplay> =
  {
    not_required: { label: 'Not Required', tone: 'neutral', icon: 'dot' },
    pending: commonStatusDisplay.pending,
    scheduled: { label: 'Scheduled', tone: 'info', icon: 'calendar' },
    completed: commonStatusDisplay.completed,
  };
