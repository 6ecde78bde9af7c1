// The public API for commands, without React and browser functions. The server resolves `shared-kernel/workspace` to
// this file.
export { foldName } from '../domain/client/client-reference';
export { resolveClientChoice, clientIdOf, recordsOfClient } from './commands/client-records';
export { CommandError, refuse } from './commands/command-error';
export type { CollectionTerms } from './database/collection-terms';
export { defineCollection } from './database/define-collection';
export type { RecordOwners } from './database/record-owners';
export { defineCommand, type Command, type CommandTransaction } from './commands/command';
export type { AccessTerms, CommandTerms } from './commands/command-terms';
export { ownershipByClient, type Ownership } from './commands/policy';
export { openScreeningCasesFor, openScreeningCases } from './commands/open-screening-cases';
export { attachedFileSchema, assertReadablePdf, storedFile } from './commands/attached-file';
export { applyFormEdits, formOf } from './commands/changed-fields';
export { subjectOf } from './commands/audit-log';
export { computeFigures, filterProcesses, viewCommand } from './commands/view-command';
export { exportCommand } from './commands/export-command';
export { markAllRead } from './commands/mark-all-read';
export {
  notificationAuditLinesOf,
  countNotifications,
  markNotifications,
  setRead,
} from './commands/mark-notifications';
export { fileDigest, keyPair, storedKeyPair, verifyLog } from './audit/load-audit-module';
export type { LogVerdict } from './audit/verify-log';
export { actingPerson } from './commands/acting-person';
export { parseInput, recordIdSchema } from './commands/parse-input';
export { originalSampleTime, sampleDay } from './database/seeding-time';
export { loadScreening, type ScreeningRules } from './commands/load-screening';
export { findingsOfSubject, screeningRefusal } from './commands/findings-about';
