import type { Notification } from './notification.schema';

const marks = ['isRead', 'isStarred', 'actionRequired'] as const;

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/**
 * Applies the flags that differ between `base` and `next` to the current notification, for example for an undo. Returns
 * `undefined` if other fields differ between `base` and `next`.
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
