// The public API for commands, without React and browser functions. The server resolves `shared-kernel/workspace` to
// this file.
export { normalizeName } from '../domain/client/client-reference';
export { resolveClientChoice, findClientId, findClientRecords } from './commands/client-records';
export { CommandError, refuse } from './commands/command-error';
export type { CollectionIdentity } from './database/collection-identity';
export { defineCollection } from './database/define-collection';
export type { RecordOwners } from '../domain/visibility/record-owners';
export { defineCommand, type Command, type CommandTransaction } from './commands/command';
export type { AccessTerms, CommandTerms } from './commands/command-terms';
export { createClientOwnership, type Ownership } from './commands/policy';
export { createScreeningCases, openScreeningCases } from './commands/open-screening-cases';
export { attachedFileSchema, assertReadablePdf, createStoredFile } from './commands/attached-file';
export { applyFormEdits, pickFormFields } from './commands/apply-form-edits';
export { createAuditSubject } from './commands/audit-entries';
export { computeKpis, filterProcesses, defineViewCommand } from './commands/define-view-command';
export { defineExportCommand } from './commands/define-export-command';
export { markAllRead } from './commands/mark-all-read';
export {
  createNotificationAuditLines,
  formatNotificationCount,
  markNotifications,
  setNotificationsRead,
} from './commands/mark-notifications';
export {
  computeFileDigest,
  getOrCreateKeyPair,
  findKeyPair,
  verifyLog,
} from './audit/load-audit-module';
export type { LogVerificationResult } from './audit/verify-log';
export { getActingPerson } from './commands/get-acting-person';
export { parseInput, recordIdSchema } from './commands/parse-input';
export { originalSampleTime, getSampleDate } from '../fixtures/seeding-time';
export { loadScreeningRules, type ScreeningRules } from './commands/load-screening-rules';
export {
  findSubjectScreeningFindings,
  getScreeningError,
} from './commands/find-screening-findings';
