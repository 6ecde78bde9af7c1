import { type ComplianceSignOff, signOffsOf } from './compliance-sign-off';
import type { ComplianceRecord } from './compliance-record.schema';
import { screenings } from './screening-event';
import { screeningState, type Screening } from './screening-state';

/** The screenings that wait for a reviewer. A requested screening waits for the client instead. */
export const screeningsToReview = (record: ComplianceRecord): readonly Screening[] =>
  screenings.filter((screening) =>
    ['unstarted', 'received', 'flagged'].includes(screeningState(record, screening)),
  );

/**
 * Whether the current stage can be signed off: it is not flagged and, in the first stage, both screenings have
 * started.
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

/** The parties that can sign off the current stage; empty if it cannot be signed off now. */
export const pendingSignOffs = (record: ComplianceRecord): readonly ComplianceSignOff['party'][] =>
  isOpenToSignOff(record) ? signOffsOf(record).missing : [];
