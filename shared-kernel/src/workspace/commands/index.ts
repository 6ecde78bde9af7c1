export { openCasesAbout, openScreeningCases } from './open-screening-cases';
export {
  attachedFileSchema,
  assertReadablePdf,
  storedFile,
  type AttachedFile,
} from './attached-file';
export { editedForm, formOf } from './changed-fields';
export { subjectOf } from './audit-log';
export { computeFigures, filterProcesses, viewCommand } from './view-command';
export { exportCommand } from './export-command';
export { markAllRead } from './mark-all-read';
export { auditMarked, countNotifications, markNotifications, setRead } from './mark-notifications';
