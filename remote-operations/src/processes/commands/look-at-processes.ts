import { exportCommand, viewCommand } from 'shared-kernel/workspace';

export const exportProcesses = exportCommand({
  id: 'process.export',
  label: 'Exported the processes',
  inReference: false,
});

/** Hands out a document of a milestone. */
export const downloadMilestoneDocument = exportCommand({
  id: 'process.downloadDocument',
  label: 'Downloaded a document',
  inReference: false,
});

/** Whether the calendar can be moved away from the days of the sample (PM4). */
export const moveCalendar = viewCommand({
  id: 'process.moveCalendar',
  label: 'Moved the process calendar',
  inReference: false,
});
