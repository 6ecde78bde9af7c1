export { complianceRecordSchema, type ComplianceRecord } from './compliance-record.schema';
export { demoHash } from './demo-hash';
