import { viewCommand } from 'shared-kernel/workspace';

/** Whether the calendar can be moved away from the days of the sample (PM4). */
export const moveCalendar = viewCommand({
  id: 'process.moveCalendar',
  label: 'Moved the process calendar',
  inReference: false,
});
