import { type CaseSignOff, signOffsOf } from './case-sign-off';
import type { ComplianceRecord } from './compliance-record.schema';
import { screenings } from './screening-event';
import { screeningState, type Screening } from './screening-state';

/** The screenings of a case that wait for a reviewer; one that was requested waits for the client. */
export const screeningsToWork = (record: ComplianceRecord): readonly Screening[] =>
  screenings.filter((screening) =>
    ['unstarted', 'received', 'flagged'].includes(screeningState(record, screening)),
  );

/** Whether the stage of a case can be signed off: neither flagged nor, at the first, without its screenings. */
function isOpenToSignOff(record: ComplianceRecord): boolean {
  const { currentStage, milestones } = record;
  if (!milestones.some(({ stage, status }) => stage === currentStage && status === 'current'))
    return false;
  return (
    currentStage !== 'initiated' ||
    screenings.every((screening) => screeningState(record, screening) !== 'unstarted')
  );
}

/** The parties any of whose sign-off a case waits for; none while it cannot be signed off. */
export const awaitedSignOffs = (record: ComplianceRecord): readonly CaseSignOff['party'][] =>
  isOpenToSignOff(record) ? signOffsOf(record).missing : [];
