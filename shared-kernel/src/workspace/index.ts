export * from './command-api';
export type { Availability } from './commands/command-result';
export { importWorkspace, resetWorkspace, restoreWorkspace } from './files/replace-commands';
export { exportQuarantine, exportWorkspace } from './files/export-commands';
export { inspectWorkspaceFile } from './files/load-files-module';
export { getPageWorkspace, prefetchCollections } from './get-page-workspace';
export { deleteWorkspaceData, readRawWorkspaceData } from './raw-data';
export type { WorkspaceStatus } from './database/status';
export type { RestorePoint } from './files/restore-point';
export { useRestorePoint } from './react/use-restore-point';
export * from './react/use-clients';
export * from './react/use-collection';
export {
  useAvailability,
  useCommand,
  useHasPermission,
  useReadOnlyPortal,
  type PermissionCheck,
  useAuditDetails,
  useSimulationNote,
  useSampleValuesRemark,
} from './react/use-command';
export { useSearchMode } from './react/use-search-mode';
export * from './react/use-people';
export { usePerson } from './react/use-person';
export * from './react/use-record';
export { useExportWorkspace } from './react/use-export-workspace';
export { useScreening, useScreeningRules, type ScreeningBlock } from './react/use-screening';
export { useSampleData } from './react/use-sample-data';
export { useKpiRecords } from './react/use-kpi-records';
export {
  useHasSampleData,
  useOwnCompany,
  useSampleNote,
  useSampleTime,
  useWorkspaceClock,
  useWorkspaceStatus,
} from './react/workspace-context';
export { useUndeployedCollections } from './react/use-undeployed-collections';
export {
  connectToServer,
  getServerConnection,
  getVendorCompany,
  type ServerConnection,
  type ServerStatus,
  type SignedInPerson,
} from './server/connection';
export { useServerStatus } from './react/use-server-status';
export type { InvalidInputHandler } from './workspace';
export { WorkspaceProvider } from './react/workspace-provider';
