export { attachedFileSchema, storedFile, type AttachedFile } from './attached-file';
export { editedForm, formOf, subjectOf } from './changed-fields';
export { computeFigures } from './compute-figures';
export { exportCommand } from './export-command';
export { filterProcesses } from './filter-processes';
export { auditMarked, countNotifications, markNotifications } from './mark-notifications';
export { setRead } from './set-read';
export { viewCommand } from './view-command';
export { exportQuarantine, exportWorkspace, importWorkspace, resetWorkspace, } from './workspace-commands';
