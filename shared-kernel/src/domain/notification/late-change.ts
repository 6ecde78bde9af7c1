import type { Notification } from './notification.schema';

/** The marks of a notification, which change independently of each other. */
const marks = ['isRead', 'isStarred', 'actionRequired'] as const;

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies a late change from `base` to `next`, such as an Undo, to the notification as it is now. Undefined if the change
 * is of anything but its marks and its client.
 */
export function lateMark(
  base: Notification,
  next: Notification,
  current: Notification,
): Notification | undefined {
  const { isRead, isStarred, actionRequired, clientId } = next;
  if (!sameText({ ...base, isRead, isStarred, actionRequired, clientId }, next)) return undefined;
  const changed = marks
    .filter((mark) => base[mark] !== next[mark])
    .map((mark) => [mark, next[mark]] as const);
  return { ...current, ...Object.fromEntries(changed) };
}
