import { addDays, dayOf } from 'shared-kernel/format';
import type { Notification } from 'shared-kernel/domain/notification';

/** A day of the reader's; `label` is set for today and yesterday only. */
export interface DayHeading {
  readonly date: string;
  readonly label: 'Today' | 'Yesterday' | undefined;
}

function labelOf(date: string, now: string): DayHeading['label'] {
  const today = dayOf(now);
  if (date === today) return 'Today';
  return date === addDays(today, -1) ? 'Yesterday' : undefined;
}

/**
 * The heading over a notification in a list that is newest first; undefined where the day of the one
 * above goes on. `now` is an ISO instant.
 */
export function dayHeading(
  notification: Notification,
  above: Notification | undefined,
  now: string,
): DayHeading | undefined {
  const date = dayOf(notification.timestamp);
  if (above && dayOf(above.timestamp) === date) return undefined;
  return { date, label: labelOf(date, now) };
}
