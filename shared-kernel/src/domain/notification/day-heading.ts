import { utcDay } from '../utc-day';
import { type Notification } from './notification.schema';

/** A UTC day; `label` is set for today and yesterday only. */
export interface DayHeading {
  readonly date: string;
  readonly label: 'Today' | 'Yesterday' | undefined;
}

const dayLength = 86_400_000;

function labelOf(date: string, now: string): DayHeading['label'] {
  const today = utcDay(now);
  if (date === today) return 'Today';
  const yesterday = new Date(Date.parse(today) - dayLength).toISOString().slice(0, 10);
  return date === yesterday ? 'Yesterday' : undefined;
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
  const date = utcDay(notification.timestamp);
  if (above && utcDay(above.timestamp) === date) return undefined;
  return { date, label: labelOf(date, now) };
}
