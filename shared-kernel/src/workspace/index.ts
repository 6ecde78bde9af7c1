export { foldName } from '../domain/client/fold-name';
export { chosenClient, clientIdOf, recordsOfClient } from './client-records';
export { CommandError, refuse } from './command-error';
export type { Availability } from './command-result';
export { defineCommand, type Command, type CommandTerms, type CommandTransaction } from './command';
export { duties, dutyOwner, portalDuties, type Duty } from './duties';
export { belongingToClient, type Belonging } from './policy';
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
  restoreWorkspace,
  setRead,
  storedFile,
  subjectOf,
  verifyAuditLog,
  viewCommand,
} from './commands';
export { fileDigest } from './file-digest';
export { pageWorkspace } from './page-workspace';
export { parseInput } from './parse-input';
export { recordIdSchema } from './record-id';
export { ownMoment } from './sample-moment';
export { defaultProcessAlertSettings } from './process-alert-settings';
export type { WorkspaceStatus } from './status';
export { sortInSteps } from './sort-sliced';
export type { Tally } from './tally';
export type { StoredFile } from './stored-file';
export { createTimeSlices, forEachSliced, untilPainted } from './time-slices';
export type { Backup } from './backup/backup';
export { useBackups } from './use-backups';
export { useClientDirectory, useClientOf, useClientRecords, useShownClient } from './use-clients';
export { useCollection } from './use-collection';
export { useCollections } from './use-collections';
export { useAvailability, useCommand } from './use-command';
export { useAuditDetails } from './use-audit-details';
export { useCompanyScope, type CompanyScope } from './use-company-scope';
export { useMayDo } from './use-may-do';
export { useInventedRemark } from './use-invented-remark';
export { useNamedRecord } from './use-named-record';
export { useCourse } from './use-course';
export { useExportWorkspace } from './use-export-workspace';
export { useFigureRecords } from './use-figure-records';
export { useCount, useIndexed } from './use-index';
export { useOwnCompany } from './use-own-company';
export { useCountedTally, useListing } from './use-listing';
export { useSampleNote } from './use-sample-note';
export { useSampleMoment } from './use-sample-moment';
export { useReadRecord } from './use-read-record';
export { useSearchReach } from './use-search-reach';
export { useReadEntries } from './use-read-entries';
export { useRecord } from './use-record';
export { useWorkspaceClock } from './use-workspace-clock';
export { useWorkspaceStatus } from './use-workspace-status';
export type { ShowInvalid } from './workspace';
export { WorkspaceProvider } from './workspace-provider';
