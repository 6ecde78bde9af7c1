import { useEffect } from 'react';
import { toLocalDate } from 'shared-kernel/format';
import { waitUntilIdle } from 'shared-kernel/shell';
import { useCommand, useServerStatus, useWorkspaceClock } from 'shared-kernel/workspace';
import { raiseDueNotifications } from './commands/raise-due-notifications';

/**
 * Raises due notifications when a portal opens and when a new day begins. With a workspace server, the server’s clock
 * determines the day.
 */
export function DailyDueNotifications() {
  const isOnline = useServerStatus() === 'online';
  const today = toLocalDate(useWorkspaceClock());
  const { run } = useCommand(raiseDueNotifications);
  useEffect(() => {
    if (!isOnline) return undefined;
    let isGone = false;
    void waitUntilIdle().then(() => (isGone ? undefined : run({})));
    return () => {
      isGone = true;
    };
  }, [run, today, isOnline]);
  return null;
}
