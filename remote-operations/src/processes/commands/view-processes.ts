import { defineExportCommand, defineViewCommand } from 'shared-kernel/workspace';
import { processTerms } from './terms';

export const exportProcesses = defineExportCommand(processTerms.exportProcesses);

export const downloadMilestoneDocument = defineExportCommand(
  processTerms.downloadMilestoneDocument,
);

/** Permission to move the calendar to other dates than those of the sample data (PM4). */
export const moveCalendar = defineViewCommand(processTerms.moveCalendar);
