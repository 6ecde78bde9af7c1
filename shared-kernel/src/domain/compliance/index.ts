export { signOffPortal, signOffsOf } from './case-sign-off';
export { complianceRecordSchema, type ComplianceRecord } from './compliance-record.schema';
export { demoHash, sampleValuesRemark } from './demo-hash';
export { screeningHistory, screeningState, type ScreeningState } from './screening-state';
export { awaitedSignOffs, screeningsToWork } from './waiting-case';
