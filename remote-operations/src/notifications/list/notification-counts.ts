import type { Tally } from 'shared-kernel/workspace';

/** The figures of the four summary cards (N1). */
export interface NotificationCounts {
  readonly total: number;
  readonly unread: number;
  readonly actionRequired: number;
  readonly starred: number;
}

/** The four summary figures (N1). */
export const notificationCounts = ({ total, groups }: Tally): NotificationCounts => ({
  total,
  unread: groups.unread ?? 0,
  actionRequired: groups.action ?? 0,
  starred: groups.starred ?? 0,
});
