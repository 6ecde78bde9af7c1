export {
  givenSignOffs,
  missingSignOffs,
  signOffParties,
  signOffPortal,
  type CaseSignOff,
} from './case-sign-off';
export { complianceRecordSchema, type ComplianceRecord } from './compliance-record.schema';
export { demoHash } from './demo-hash';
export { screenings, screeningSteps, type ScreeningEvent } from './screening-event';
export {
  screeningHistory,
  screeningState,
  screeningStatusOf,
  type Screening,
  type ScreeningState,
} from './screening-state';
export { awaitedSignOffs, screeningsToWork } from './waiting-case';
