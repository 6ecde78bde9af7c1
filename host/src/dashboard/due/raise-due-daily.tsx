import { useEffect } from 'react';
import { dayOf } from 'shared-kernel/format';
import { whenIdle } from 'shared-kernel/shell';
import { useCommand, useWorkspaceClock } from 'shared-kernel/workspace';
import { raiseDue } from './commands/raise-due';

/** Has what has fallen due raised when a portal opens, and again each day that begins while it is open. Shows nothing. */
export function RaiseDueDaily() {
  const today = dayOf(useWorkspaceClock());
  const { run } = useCommand(raiseDue);
  useEffect(() => {
    let isGone = false;
    void whenIdle().then(() => (isGone ? undefined : run({})));
    return () => {
      isGone = true;
    };
  }, [run, today]);
  return null;
}
