import { type Notification } from 'shared-kernel/domain/notification';

const inUtc = (iso: string) => iso.endsWith('Z') && iso.length === 24;

/** The order of the list; instants in UTC compare as text, which counts in a list of many. */
export function newestFirst(
  { timestamp: a }: Notification,
  { timestamp: b }: Notification,
): number {
  if (inUtc(a) && inUtc(b)) return a < b ? 1 : a > b ? -1 : 0;
  return Date.parse(b) - Date.parse(a);
}
