import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { processTerms } from './terms';

export const exportProcesses = exportCommand(processTerms.exportProcesses);

export const downloadMilestoneDocument = exportCommand(processTerms.downloadMilestoneDocument);

/** Permission to show other days in the calendar than those of the sample data (PM4). */
export const moveCalendar = viewCommand(processTerms.moveCalendar);
