export { openScreeningCasesFor, openScreeningCases } from './open-screening-cases';
export {
  attachedFileSchema,
  assertReadablePdf,
  storedFile,
  type AttachedFile,
} from './attached-file';
export { applyFormEdits, formOf } from './changed-fields';
export { subjectOf } from './audit-log';
export { computeFigures, filterProcesses, viewCommand } from './view-command';
export { exportCommand } from './export-command';
export { markAllRead } from './mark-all-read';
export {
  notificationAuditLinesOf,
  countNotifications,
  markNotifications,
  setRead,
} from './mark-notifications';
