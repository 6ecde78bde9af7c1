import { type ComplianceSignOff, signOffsOf } from './compliance-sign-off';
import type { ComplianceRecord } from './compliance-record.schema';
import { screenings } from './screening-event';
import { screeningState, type Screening } from './screening-state';

/** Screenings that a reviewer must decide. A screening that is only requested still waits for the client. */
export const screeningsToReview = (record: ComplianceRecord): readonly Screening[] =>
  screenings.filter((screening) =>
    ['unstarted', 'received', 'flagged'].includes(screeningState(record, screening)),
  );

/**
 * Whether the current stage can be signed off. The stage must not be flagged, and in the first stage both screenings
 * must have started.
 */
function isOpenToSignOff(record: ComplianceRecord): boolean {
  const { currentStage, milestones } = record;
  if (!milestones.some(({ stage, status }) => stage === currentStage && status === 'current'))
    return false;
  return (
    currentStage !== 'initiated' ||
    screenings.every((screening) => screeningState(record, screening) !== 'unstarted')
  );
}

/** The parties that can sign off the current stage. Empty if the stage cannot be signed off now. */
export const pendingSignOffs = (record: ComplianceRecord): readonly ComplianceSignOff['party'][] =>
  isOpenToSignOff(record) ? signOffsOf(record).missing : [];
