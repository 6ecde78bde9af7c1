import type { StatusView } from './status-view';

/** How a status reads that several unions have: the same word has one colour and icon everywhere. */
export const commonStatus = {
  active: { label: 'Active', tone: 'success', icon: 'play' },
  inactive: { label: 'Inactive', tone: 'neutral', icon: 'pause' },
  completed: { label: 'Completed', tone: 'success', icon: 'check-circle' },
  failed: { label: 'Failed', tone: 'danger', icon: 'close-circle' },
  /** Its turn has not come. */
  pending: { label: 'Pending', tone: 'neutral', icon: 'clock' },
  /** It waits for a person. */
  awaited: { label: 'Pending', tone: 'warning', icon: 'clock' },
} as const satisfies Record<string, StatusView>;
