export { CopyText } from './copy-text';
export { DescriptionGrid } from './description-grid';
export { DetailDrawer } from './detail-drawer';
export { documentFile } from './document-file';
export { DownloadFileButton } from './download-file-button';
export { FilePreview } from './file-preview';
export { FormDialog } from './form-dialog';
export { LifecycleTracker } from './lifecycle-tracker';
export { PrintedRecord } from './printed-record';
export { RecordNotFound } from './record-not-found';
export { RecordStepper } from './record-stepper';
export { RecordView } from './record-view';
export { ScoreMeter } from './score-meter';
export { useLastOpen } from './use-last-open';
export { listViews, ViewSwitch } from './view-switch';
export { AuditTrail } from './audit-trail';
// For remotes that were built when it stood here; new ones take it from `ui`.
export { ProgressTrack } from '../ui';
