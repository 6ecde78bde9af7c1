import type { Process, ProcessAlert } from 'shared-kernel/domain/process';

/** The alerts about some of the processes, in their given order. */
export function alertsAbout(
  processes: readonly Pick<Process, 'id'>[],
  alerts: readonly ProcessAlert[],
): ProcessAlert[] {
  const ids = new Set(processes.map(({ id }) => id));
  return alerts.filter(({ processId }) => ids.has(processId));
}
