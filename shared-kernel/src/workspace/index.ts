export { foldName } from '../domain/client/client-reference';
export { resolveClientChoice, clientIdOf, recordsOfClient } from './commands/client-records';
export { CommandError, refuse } from './commands/command-error';
export type { Availability } from './commands/command-result';
export type { CollectionTerms } from './database/collection-terms';
export { defineCollection } from './database/define-collection';
export type { RecordOwners } from './database/record-owners';
export { defineCommand, type Command, type CommandTransaction } from './commands/command';
export type { AccessTerms, CommandTerms } from './commands/command-terms';
export { ownershipByClient, type Ownership } from './commands/policy';
export {
  attachedFileSchema,
  notificationAuditLinesOf,
  computeFigures,
  countNotifications,
  applyFormEdits,
  exportCommand,
  filterProcesses,
  formOf,
  markAllRead,
  markNotifications,
  assertReadablePdf,
  openScreeningCasesFor,
  openScreeningCases,
  setRead,
  storedFile,
  subjectOf,
  viewCommand,
} from './commands';
export { importWorkspace, resetWorkspace, restoreWorkspace } from './files/replace-commands';
export { exportQuarantine, exportWorkspace } from './files/export-commands';
export { fileDigest, keyPair, storedKeyPair, verifyLog } from './audit/load-audit-module';
export type { LogVerdict } from './audit/verify-log';
export { inspectWorkspaceFile } from './files/load-files-module';
export { pageWorkspace } from './page-workspace';
export { deleteWorkspaceData, rawWorkspaceData } from './raw-data';
export { actingPerson } from './commands/acting-person';
export { parseInput, recordIdSchema } from './commands/parse-input';
export { originalSampleTime, sampleDay } from './database/seeding-time';
export type { WorkspaceStatus } from './database/status';
export type { RestorePoint } from './files/restore-point';
export { useRestorePoint } from './react/use-restore-point';
export {
  useClientDirectory,
  useClientOf,
  useClientRecords,
  useShownClient,
} from './react/use-clients';
export { useCollection, useCollections, useIndexed } from './react/use-collection';
export {
  useAvailability,
  useCommand,
  useHasPermission,
  useReadOnlyPortal,
  type HasPermission,
  useAuditDetails,
  useSimulatedRemark,
  useSampleValuesRemark,
} from './react/use-command';
export { useSearchMode } from './react/use-search-mode';
export { usePeople, usePortalPeople } from './react/use-people';
export { usePerson } from './react/use-person';
export { useNamedRecord, useReadRecord, useRecord, useReadIndexed } from './react/use-record';
export { useExportWorkspace } from './react/use-export-workspace';
export { loadScreening, type ScreeningRules } from './commands/load-screening';
export { findingsOfSubject, screeningRefusal } from './commands/findings-about';
export { useScreening, useScreeningRules, type ScreeningBlock } from './react/use-screening';
export { useSample } from './react/use-sample';
export { useFigureRecords } from './react/use-figure-records';
export {
  useOwnCompany,
  useSampleNote,
  useSampleTime,
  useWorkspaceClock,
  useWorkspaceStatus,
} from './react/workspace-context';
export { useUndeployedCollections } from './react/use-undeployed-collections';
export type { ShowInvalid } from './workspace';
export { WorkspaceProvider } from './react/workspace-provider';
