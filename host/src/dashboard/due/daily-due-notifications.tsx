import { useEffect } from 'react';
import { dayOf } from 'shared-kernel/format';
import { whenIdle } from 'shared-kernel/shell';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { raiseDueNotifications } from './commands/raise-due-notifications';

export function DailyDueNotifications() {
  const today = dayOf(useWorkspaceClock());
  const { run } = useCommand(raiseDueNotifications);
  useEffect(() => {
    let isGone = false;
    void whenIdle().then(() => (isGone ? undefined : run({})));
    return () => {
      isGone = true;
    };
  }, [run, today]);
  return null;
}
