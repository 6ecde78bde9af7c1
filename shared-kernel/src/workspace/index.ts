export { foldName } from './collections';
export { CommandError, refuse } from './command-error';
export type { Availability } from './command-result';
export { defineCommand, type Command, type CommandTerms, type CommandTransaction } from './command';
export {
  attachedFileSchema,
  auditMarked,
  computeFigures,
  countNotifications,
  editedForm,
  exportCommand,
  exportQuarantine,
  exportWorkspace,
  filterProcesses,
  formOf,
  importWorkspace,
  markNotifications,
  resetWorkspace,
  setRead,
  storedFile,
  subjectOf,
  viewCommand,
} from './commands';
export { pageWorkspace } from './page-workspace';
export { parseInput } from './parse-input';
export { recordIdSchema } from './record-id';
export { defaultProcessAlertSettings } from './settings';
export type { WorkspaceStatus } from './status';
export { sortInSteps } from './sort-sliced';
export type { StoredFile } from './stored-file';
export { createTimeSlices, forEachSliced } from './time-slices';
export { useCollection } from './use-collection';
export { useCollections } from './use-collections';
export { useAvailability, useCommand } from './use-command';
export { useCourse } from './use-course';
export { useExportWorkspace } from './use-export-workspace';
export { useFigureRecords } from './use-figure-records';
export { useCount, useIndexed } from './use-index';
export { useListing } from './use-listing';
export { useReadRecord } from './use-read-record';
export { useRecord } from './use-record';
export { useWorkspaceClock } from './use-workspace-clock';
export { useWorkspaceStatus } from './use-workspace-status';
export { WorkspaceProvider } from './workspace-provider';
