import { type ComplianceSignOff, signOffsOf } from './compliance-sign-off';
import type { ComplianceRecord } from './compliance-record.schema';
import { screenings } from './screening-event';
import { screeningState, type Screening } from './screening-state';

/** Returns the screenings that a reviewer must decide. Requested screenings without submitted data are excluded. */
export const screeningsToReview = (record: ComplianceRecord): readonly Screening[] =>
  screenings.filter((screening) =>
    ['unstarted', 'received', 'flagged'].includes(screeningState(record, screening)),
  );

/** Whether the current stage can be signed off. It must not be flagged, and screenings must have started. */
function isOpenToSignOff(record: ComplianceRecord): boolean {
  const { currentStage, milestones } = record;
  if (!milestones.some(({ stage, status }) => stage === currentStage && status === 'current'))
    return false;
  return (
    currentStage !== 'initiated' ||
    screenings.every((screening) => screeningState(record, screening) !== 'unstarted')
  );
}

/** Returns the parties that can sign off the current stage. Empty if the stage cannot be signed off now. */
export const pendingSignOffs = (record: ComplianceRecord): readonly ComplianceSignOff['party'][] =>
  isOpenToSignOff(record) ? signOffsOf(record).missing : [];
