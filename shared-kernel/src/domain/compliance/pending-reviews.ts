import { type ComplianceSignOff, getSignOffs } from './compliance-sign-off';
import type { ComplianceRecord } from './compliance-record.schema';
import { screenings } from './screening-event';
import { getScreeningState, type Screening } from './screening-state';

/**
 * Returns the screenings on which a reviewer must decide. Screenings that were requested but have no data yet are
 * excluded.
 */
export const listScreeningsToReview = (record: ComplianceRecord): readonly Screening[] =>
  screenings.filter((screening) =>
    ['unstarted', 'received', 'flagged'].includes(getScreeningState(record, screening)),
  );

/** Whether the current stage can be signed off. The screenings must have started, and the stage must not be flagged. */
function isOpenToSignOff(record: ComplianceRecord): boolean {
  const { currentStage, milestones } = record;
  if (!milestones.some(({ stage, status }) => stage === currentStage && status === 'current'))
    return false;
  return (
    currentStage !== 'initiated' ||
    screenings.every((screening) => getScreeningState(record, screening) !== 'unstarted')
  );
}

/** Returns the parties that can sign off the current stage. The list is empty if the stage cannot be signed off now. */
export const listPendingSignOffs = (
  record: ComplianceRecord,
): readonly ComplianceSignOff['party'][] =>
  isOpenToSignOff(record) ? getSignOffs(record).missing : [];
