import { exportCommand, viewCommand } from 'shared-kernel/workspace';
import { processTerms } from './terms';

export const exportProcesses = exportCommand(processTerms.exportProcesses);

/** Downloads a document of a milestone. */
export const downloadMilestoneDocument = exportCommand(processTerms.downloadMilestoneDocument);

/** Whether the calendar can leave the days of the sample (PM4). */
export const moveCalendar = viewCommand(processTerms.moveCalendar);
