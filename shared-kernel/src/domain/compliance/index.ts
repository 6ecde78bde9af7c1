export { signOffPortal, getSignOffs } from './compliance-sign-off';
export { complianceRecordSchema, type ComplianceRecord } from './compliance-record.schema';
export { createDemoHash, sampleValuesRemark } from './demo-hash';
export { getScreeningHistory, getScreeningState, type ScreeningState } from './screening-state';
export { listPendingSignOffs, listScreeningsToReview } from './pending-reviews';
