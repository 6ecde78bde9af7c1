export { signOffPortal, signOffsOf } from './compliance-sign-off';
export { complianceRecordSchema, type ComplianceRecord } from './compliance-record.schema';
export { demoHash, sampleValuesRemark } from './demo-hash';
export { screeningHistory, screeningState, type ScreeningState } from './screening-state';
export { pendingSignOffs, screeningsToReview } from './pending-reviews';
