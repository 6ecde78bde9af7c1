import { notifications } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { markAllRead, setNotificationsRead } from 'shared-kernel/workspace';
import { markNotificationsDone, setNotificationsStarred } from './notification-commands';

const all = notifications.map(({ id }) => id);
const ids = [...all.map((id) => [id]), ...all.map((_, index) => all.slice(index, index + 3))];

export const inputs: readonly CommandInputs[] = [
  { command: setNotificationsRead, with: { ids, isRead: [true, false] } },
  { command: markNotificationsDone, with: { ids } },
  { command: setNotificationsStarred, with: { ids, isStarred: [true, false] } },
  { command: markAllRead, with: { ids: [undefined, all.slice(0, 3), []] } },
];
