// The public API for the server: storage, commands and visibility, without React and browser functions.
export type { AuditEntry } from '../domain/audit';
export { getAvailability } from './commands/policy';
export { newId } from '../shell/new-id';
export type { Profile } from '../domain/profile/profile.schema';
export { samplePortrait } from '../domain/profile/sample-portrait';
export { defaultPreferences, type Preferences } from '../domain/profile/preferences';
export { preferencesSchema } from '../domain/profile/preferences.schema';
export { formatIssueSentence } from '../domain/text/format-issue-sentence';
export { computeDigest, linkEntries } from './audit/link-entries';
export { verifyLog } from './audit/verify-log';
export {
  commandResponseSchema,
  commandsResponseSchema,
  pageResponseSchema,
  statusByErrorKind,
  workspaceResponseSchema,
} from './server/protocol';
export { runCommand } from './commands/run-command';
export { recordExport } from './commands/record-export';
export { exportTerms } from './files/export-terms';
export { computeKpis, filterProcesses } from './commands/define-view-command';
export { validateRecord, toCommandIssues, formatIssues } from './database/validate-record';
export {
  appendOnlyCollections,
  collectionNames,
  isKernelCollection,
  isKnownCollection,
  isRemoteCollection,
  replaceableCollections,
  getCollectionSpec,
  type CollectionName,
} from './database/collections';
export { findRecordsInIndex, isInRange } from './database/find-in-index';
export type { LogHead } from '../domain/audit/log-head';
export { SampleLoader, loadSampleSeed, type SeedLoader } from './database/seed-data';
export type {
  IndexQuery,
  QuarantinedRecord,
  StoredVersion,
  WorkspaceSource,
  WorkspaceWriter,
  WrittenRecord,
} from './database/source';
export type {
  Commit,
  CommitResult,
  Contents,
  LoadQuery,
  RecordChange,
  RecordKey,
  Replacement,
  Storage,
  StorageChanges,
  WorkspaceStorageEvent,
  StorageState,
} from './database/storage';
export { checkCommit, toPublicState, type PersistedStorageState } from './database/storage-state';
export { createWriter } from './database/writer';
export type { RecordOwners } from '../domain/visibility/record-owners';
export { recordOwnersByCollection, type CompanyPortal } from '../domain/visibility/record-owners';
export { findCompanyPortal, filterCompanyVisibleRecords } from './scope/scoped-source';
export { CommandError, type CommandErrorKind } from './commands/command-error';
export { WorkspaceReplacedError } from './database/source-errors';
export type { RecordOf } from './database/collections';
export { ownCompany, vendorCompany } from '../domain/own-company';
