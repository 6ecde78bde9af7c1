import { withActionRequired } from './asked';
import type { Ask, Notification } from './notification.schema';

/** The parts of a notification that change independently of each other. */
const partsOf = ({ isRead, isStarred, actionRequired, asked, clientId }: Notification) => ({
  isRead,
  isStarred,
  actionRequired,
  asked,
  clientId,
});

const sameText = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** What stands, unless the late change is of it. */
const changed = <T>(base: T, next: T, standing: T): T => (base === next ? standing : next);

const askOf = ({ asked = [] }: Notification, id: string) => asked.find((ask) => ask.id === id);

function changedAsk(base: Ask | undefined, next: Ask | undefined, standing: Ask): Ask {
  if (!base || !next) return standing;
  const { isSetAside: stands, ...ask } = standing;
  const isSetAside = changed(base.isSetAside, next.isSetAside, stands);
  return {
    ...ask,
    isWorked: changed(base.isWorked, next.isWorked, ask.isWorked),
    ...(isSetAside !== undefined && { isSetAside }),
  };
}

/**
 * Applies a late change from `base` to `next`, such as an Undo, to the notification as it is now, so that an answer can
 * be undone although others were given since. Undefined if the change is of anything else.
 */
export function lateMark(
  base: Notification,
  next: Notification,
  standing: Notification,
): Notification | undefined {
  if (!sameText({ ...base, ...partsOf(next) }, next)) return undefined;
  const part = (name: 'isRead' | 'isStarred' | 'actionRequired') =>
    changed(base[name], next[name], standing[name]);
  const asked = standing.asked?.map((ask) =>
    changedAsk(askOf(base, ask.id), askOf(next, ask.id), ask),
  );
  return withActionRequired({
    ...standing,
    isRead: part('isRead'),
    isStarred: part('isStarred'),
    actionRequired: part('actionRequired'),
    ...(asked && { asked }),
  });
}
