import type { StatusView } from './status-view';

/** How a status reads that several unions have: the same word has one colour and icon everywhere. */
export const commonStatus = {
  active: { label: 'Active', tone: 'info', icon: 'play' },
  inactive: { label: 'Inactive', tone: 'neutral', icon: 'pause' },
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  failed: { label: 'Failed', tone: 'danger', icon: 'close-circle' },
  pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
} as const satisfies Record<string, StatusView>;
