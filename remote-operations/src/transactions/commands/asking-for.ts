import type { Notification } from 'shared-kernel/domain/notification';

/** What it asks for one by one, none of it worked yet, as a notification that is raised says it. */
export const askingFor = (
  ids: readonly string[],
): Required<Pick<Notification, 'asked' | 'actionRequired'>> => ({
  asked: ids.map((id) => ({ id, isWorked: false })),
  actionRequired: ids.length > 0,
});
