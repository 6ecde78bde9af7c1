import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { processTerms } from './terms';

export const exportProcesses = exportCommand(processTerms.exportProcesses);

export const downloadMilestoneDocument = exportCommand(processTerms.downloadMilestoneDocument);

/** Command that allows the calendar to show other days than those of the sample (PM4). */
export const moveCalendar = viewCommand(processTerms.moveCalendar);
