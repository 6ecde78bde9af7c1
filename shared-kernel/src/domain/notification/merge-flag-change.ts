import type { Notification } from './notification.schema';

const marks = ['isRead', 'isStarred', 'actionRequired'] as const;

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies a change from `base` to `next`, such as an undo, to the current notification. Returns `undefined` if fields
 * other than the flags and the client have changed.
 */
export function mergeFlagChange(
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
