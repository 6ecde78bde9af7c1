// The public API for the server: storage, commands and visibility, without React and browser functions.
export type { AuditEntry } from '../domain/audit';
export type { PreferencesPort } from './commands/preference-change';
export { availabilityIn } from './commands/policy';
export { newId } from '../shell/new-id';
export type { Profile } from '../domain/profile/profile.schema';
export { samplePortrait } from '../domain/profile/sample-portrait';
export { defaultPreferences, type Preferences } from '../domain/profile/preferences';
export { preferencesSchema } from '../domain/profile/preferences.schema';
export { issueSentence } from './database/issue-sentence';
export { digestOf, linkAll } from './audit/chain';
export { verifyLog } from './audit/verify-log';
export { asCommandError, type CommandErrorKind } from './commands/command-error';
export { runCommand } from './commands/run-command';
export { recordExport } from './commands/record-export';
export { exportTerms } from './files/export-terms';
export { computeFigures, filterProcesses } from './commands/view-command';
export { checkRecord, issuesOf, reasonsOf } from './database/check-record';
export {
  appendOnlyCollections,
  collectionNames,
  isKernelCollection,
  isKnownCollection,
  isRemoteCollection,
  replaceableCollections,
  specOf,
  type CollectionName,
  type RemoteCollection,
} from './database/collections';
export { findStored, isWithin } from './database/find-in-index';
export type { LogHead } from './database/log-head';
export { bytesOf, recordToJson } from './database/record-json';
export { Sample, sampleSeed, type Seed } from './database/seed-data';
export type {
  IndexQuery,
  QuarantinedRecord,
  Stored,
  WorkspaceSource,
  Writer,
  Written,
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
  StorageEvent,
  StorageState,
} from './database/storage';
export {
  afterCommit,
  afterReplacement,
  changesOf,
  conflictsOf,
  isApplied,
  isCurrent,
  publicState,
  readState,
  type StoredState,
} from './database/storage-state';
export { createWriter } from './database/writer';
export type { RecordOwners } from './database/record-owners';
export { companiesOf, type CompanyPortal } from './scope/companies-of';
export { isInternalRecord, redactForCompany } from './scope/redact-for-company';
export { companyPortal, createOwnership } from './scope/scoped-source';
export { CommandError } from './commands/command-error';
export { ReplacedError } from './database/source-errors';
export type { RecordOf } from './database/collections';
export { ownCompany, vendorCompany } from '../domain/own-company';
