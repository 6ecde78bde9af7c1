export { foldName } from '../domain/client/client-reference';
export { chosenClient, clientIdOf, recordsOfClient } from './store/client-records';
export { CommandError, refuse } from './commands/command-error';
export type { Availability } from './commands/command-result';
export { defineCommand, type Command, type CommandTransaction } from './commands/command';
export type { AccessTerms, CommandTerms } from './commands/command-terms';
export { belongingToClient, type Belonging } from './commands/policy';
export { belongingToProcess } from './commands/process-work';
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
  markAllRead,
  markNotifications,
  needReadable,
  openCasesAbout,
  openScreeningCases,
  resetWorkspace,
  restoreWorkspace,
  setRead,
  storedFile,
  subjectOf,
  verifyAuditLog,
  viewCommand,
} from './commands';
export { fileDigest, canSign, knownPublicKey, signatoryKey } from './evidence/bring-evidence';
export { inspectWorkspaceFile } from './inspect-workspace-file';
export { judgePackFile } from './pack/judge-pack-file';
export { pageWorkspace } from './page-workspace';
export { actingPerson } from './commands/acting-person';
export { parseInput, recordIdSchema } from './commands/parse-input';
export { ownMoment, sampleDay } from './store/sample-moment';
export {
  defaultProcessAlertSettings,
  firstProcessAlertSettings,
} from './commands/process-alert-settings';
export type { WorkspaceStatus } from './store/status';
export { createTimeSlices } from './long-lists/time-slices';
export type { StoredFile } from './store/stored-file';
export type { Backup } from './backup/backup';
export { useBackups } from './hooks/use-backups';
export {
  useClientDirectory,
  useClientOf,
  useClientRecords,
  useShownClient,
} from './hooks/use-clients';
export { useCollection, useCollections, useCount, useIndexed } from './hooks/use-collection';
export {
  useAvailability,
  useCommand,
  useHasPermission,
  type HasPermission,
  useAuditDetails,
  useInventedRemark,
  useSampleValuesRemark,
} from './hooks/use-command';
export { useSearchReach } from './hooks/use-search-reach';
export { useLatestUnread, useUnreadCount } from './hooks/use-unread';
export { usePeople, usePortalPeople } from './hooks/use-people';
export { usePerson } from './hooks/use-person';
export { useNamedRecord, useReadRecord, useRecord, useReadEntries } from './hooks/use-record';
export { useCourse, useExportWorkspace } from './hooks/use-export-workspace';
export { loadScreening, type ScreeningRules } from './screening/load-screening';
export { findingsOfSubject, screeningRefusal } from './screening/findings-about';
export { useScreening, useScreeningRules, type ScreeningBlock } from './hooks/use-screening';
export { useClientFigures } from './hooks/use-client-figures';
export { useFigureRecords } from './hooks/use-figure-records';
export {
  useOwnCompany,
  useSampleNote,
  useSampleMoment,
  useWorkspaceClock,
  useWorkspaceStatus,
} from './hooks/workspace-context';
export { useListPath } from './hooks/use-list-path';
export type { ShowInvalid } from './workspace';
export { WorkspaceProvider } from './hooks/workspace-provider';
