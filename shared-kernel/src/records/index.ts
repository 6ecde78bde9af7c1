export { AuditTrail, type AuditTrailProps } from './audit-trail';
export { CopyText, type CopyTextProps } from './copy-text';
export {
  DescriptionGrid,
  type DescriptionGridProps,
  type DescriptionItem,
} from './description-grid';
export { DetailDrawer, type DetailDrawerProps } from './detail-drawer';
export { FilePreview, type FilePreviewProps, type PreviewedFile } from './file-preview';
export { FormDialog, type FormDialogControls, type FormDialogProps } from './form-dialog';
export { LifecycleTracker, type LifecycleTrackerProps } from './lifecycle-tracker';
export { PrintedRecord, type PrintedRecordProps, type PrintedTable } from './printed-record';
export { RecordNotFound, type RecordNotFoundProps } from './record-not-found';
export { ProgressTrack, type ProgressTrackProps } from './progress-track';
export { RecordStepper, type RecordStepperProps } from './record-stepper';
export { RecordView, type RecordViewProps } from './record-view';
export { ScoreMeter, type ScoreMeterProps } from './score-meter';
export { useLastOpen } from './use-last-open';
export { listViews, ViewSwitch, type ListView, type ViewSwitchProps } from './view-switch';
