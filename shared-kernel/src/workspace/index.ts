export {
  collectionNames,
  foldName,
  type CollectionName,
  type IndexName,
  type RecordOf,
} from './collections';
export { CommandError, type CommandErrorKind, type CommandIssue } from './command-error';
export type { Availability, CommandResult, Undo, UndoResult } from './command-result';
export type { Command, CommandInput, CommandOutput } from './command';
export {
  addUser,
  approveTransaction,
  attachClientDocument,
  attachContractDocument,
  changePassword,
  completeMilestone,
  computeFigures,
  createClient,
  createContract,
  createProcess,
  decideDocument,
  decideMilestone,
  declineSignature,
  downloadClientDocument,
  downloadContractDocument,
  editClient,
  editContract,
  editUser,
  executeTransaction,
  exportAnalytics,
  exportAudit,
  exportClients,
  exportCompliance,
  exportContracts,
  exportProcesses,
  exportProfile,
  exportQuarantine,
  exportSecurityReport,
  exportTransactions,
  exportWorkspace,
  filterProcesses,
  holdTransaction,
  importWorkspace,
  markAllRead,
  moveContract,
  refreshTransactions,
  rejectTransaction,
  releaseTransaction,
  removePhoto,
  requestDemo,
  rescopeAnalytics,
  resetWorkspace,
  revealTaxId,
  saveProfile,
  scheduleNotarization,
  sendEnvelope,
  sendSamples,
  setNotificationChoices,
  setOwnPreferences,
  setPhoto,
  setProcessAlerts,
  setRead,
  setRequirement,
  setSecurity,
  setStarred,
  signNext,
  viewContractDocument,
  viewRecording,
  waiveLegalReview,
} from './commands';
export type { AttachedFile } from './commands/attached-file';
export { pageWorkspace } from './page-workspace';
export type { CommandPermission } from './policy';
export {
  defaultProcessAlertSettings,
  processAlertSettingsId,
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
export { sortInSteps, type SlicedWork } from './sort-sliced';
export type { StoredFile } from './stored-file';
export { createTimeSlices } from './time-slices';
export { useCollection } from './use-collection';
export { useAvailability, useCommand, type UseCommand } from './use-command';
export { useFigureRecords, type FigureBasis, type FigureRecordsQuery } from './use-figure-records';
export { useCount, useIndexed } from './use-index';
export { useProcessAlerts } from './use-process-alerts';
export { useReadRecord } from './use-read-record';
export { useRecord } from './use-record';
export { useWorkspaceClock } from './use-workspace-clock';
export { useWorkspaceStatus } from './use-workspace-status';
export { WorkspaceProvider, type WorkspaceProviderProps } from './workspace-provider';
export type { Workspace } from './workspace';
