import { screeningState, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageView, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { StepBlocker } from 'shared-kernel/records';
import { screenings } from '../screenings/screening-event';
import { issueOfStage } from '../commands/milestone-issue';
import { issuesOfScreening, openScreenings, screeningLabel } from '../screenings/screening-rules';

/** The parts of a case's details that lift what its next step waits for, by the id of their elements. */
export const casePart = { kyc: 'case-kyc', aml: 'case-aml', issues: 'case-issues' } as const;

/** What each stage asks for before its milestone is completed: the static description (CO4). */
export const milestoneLogic: Record<LifecycleStage, string> = {
  initiated:
    'The client’s file is opened, and KYC and AML screening start. Completing it is the first sign-off.',
  under_review:
    'A reviewer checks the documents against the screening results and flags problems with a comment. Completing it is the second sign-off.',
  approved:
    'Completing it is the third sign-off. Legal, banking and compliance each give one of the three, in any order, and no person gives two.',
  compliant: 'KYC and AML are completed and no issue is open.',
  executed: 'KYC and AML are still completed and no issue is open. The stage is final.',
};

/** Issues that hold a stage up; those that completing the stage or a screening settles are not among them. */
function issuesBefore(record: ComplianceRecord, stage: LifecycleStage): readonly string[] {
  const ofScreenings = screenings.flatMap((screening) => issuesOfScreening(record, screening));
  const settledWithIt = [...ofScreenings, issueOfStage(record, stage)];
  return record.flaggedIssues.filter((issue) => !settledWithIt.includes(issue));
}

/** What holds the transaction up: screenings that are not completed, issues that are open. */
function unsettled(record: ComplianceRecord, stage: LifecycleStage): readonly StepBlocker[] {
  const screeningsLeft = openScreenings(record).map((screening) => ({
    text: `${screeningLabel[screening]} to be completed`,
    part: casePart[screening],
  }));
  const issues = issuesBefore(record, stage).length;
  if (issues === 0) return screeningsLeft;
  const open = issues === 1 ? '1 flagged issue' : `${issues} flagged issues`;
  return [...screeningsLeft, { text: `${open} to be settled`, part: casePart.issues }];
}

const missing: Record<LifecycleStage, (record: ComplianceRecord) => readonly StepBlocker[]> = {
  initiated: (record) =>
    screenings
      .filter((screening) => screeningState(record, screening) === 'unstarted')
      .map((screening) => ({
        text: `${screeningLabel[screening]} to be requested`,
        part: casePart[screening],
      })),
  under_review: () => [],
  approved: () => [],
  compliant: (record) => unsettled(record, 'compliant'),
  executed: (record) => unsettled(record, 'executed'),
};

/**
 * What a stage lacks to be completed, beside the sign-off that completing one of the first three is, by the
 * milestone logic that the screen explains (CO4): both screenings begun at first, both completed and no open issue
 * before the client is compliant, and the same again before it is executed, for both may have been opened since.
 * Empty where nothing is missing.
 */
export const missingForStage = (
  record: ComplianceRecord,
  stage: LifecycleStage,
): readonly StepBlocker[] => missing[stage](record);

/** One sentence on what a stage lacks; undefined where nothing is missing. */
export function missingText(record: ComplianceRecord, stage: LifecycleStage): string | undefined {
  const parts = missingForStage(record, stage);
  if (parts.length === 0) return undefined;
  return `${lifecycleStageView[stage].label} cannot be completed yet. Missing: ${parts.map(({ text }) => text).join(', ')}.`;
}
