export {
  collectionNames,
  foldName,
  type CollectionName,
  type IndexName,
  type RecordOf,
} from './collections';
export { CommandError, refuse, type CommandErrorKind, type CommandIssue } from './command-error';
export type { Availability, CommandResult, Undo, UndoResult } from './command-result';
export {
  defineCommand,
  type Command,
  type CommandContext,
  type CommandInput,
  type CommandOutput,
  type CommandTransaction,
} from './command';
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
  type AttachedFile,
} from './commands';
export { pageWorkspace } from './page-workspace';
export { parseInput } from './parse-input';
export type { CommandPermission } from './policy';
export { recordIdSchema } from './record-id';
export {
  defaultProcessAlertSettings,
  processAlertSettingsId,
  processAlertSettingsSchema,
  type ProcessAlertSettings,
} from './settings';
export type { IndexQuery, Quarantined, WorkspaceContents, WorkspaceSource } from './source';
export {
  aloneNotice,
  durabilityNotice,
  quarantineNotice,
  type MemoryReason,
  type WorkspaceStatus,
} from './status';
export type { StoredFile } from './stored-file';
export { createTimeSlices, forEachSliced } from './time-slices';
export { useCollection } from './use-collection';
export { useCollections, type CollectionsQuery } from './use-collections';
export { useAvailability, useCommand, type UseCommand } from './use-command';
export { useFigureRecords } from './use-figure-records';
export { useCount, useIndexed } from './use-index';
export { useProcessAlerts } from './use-process-alerts';
export { useReadRecord } from './use-read-record';
export { useRecord } from './use-record';
export { useWorkspaceClock } from './use-workspace-clock';
export { useWorkspaceStatus } from './use-workspace-status';
export { WorkspaceProvider } from './workspace-provider';
export type { Workspace } from './workspace';
