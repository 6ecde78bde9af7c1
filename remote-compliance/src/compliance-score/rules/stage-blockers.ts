import { getScreeningState, type ComplianceRecord } from 'shared-kernel/domain/compliance';
import { lifecycleStageDisplay, type LifecycleStage } from 'shared-kernel/domain/lifecycle';
import type { StepBlocker } from 'shared-kernel/records';
import { screenings } from '../screenings/screening-event';
import { findStageIssue } from './milestone-issue';
import {
  findScreeningIssues,
  findOpenScreenings,
  screeningLabel,
} from '../screenings/screening-rules';

/** Element ids of the sections that a blocked next step links to. */
export const sectionIds = { kyc: 'case-kyc', aml: 'case-aml', issues: 'case-issues' } as const;

/** Requirements for completing each stage, as static text on the page (CO4). */
export const milestoneExplanations: Record<LifecycleStage, string> = {
  initiated:
    'The client’s file is opened, and KYC and AML screening start. Completing this stage is the first sign-off.',
  under_review:
    'A reviewer compares the documents with the screening results and flags issues with a comment. Completing this stage is the second sign-off.',
  approved:
    'Completing this stage is the third sign-off. Legal, banking and compliance each sign off once, in any order. Each person can sign off once.',
  compliant: 'KYC and AML are completed and no issue is open.',
  executed: 'KYC and AML are still completed and no issue is open. The stage is final.',
};

/** Returns the open issues that block a stage. An issue does not block if completing the stage would resolve it. */
function issuesBefore(record: ComplianceRecord, stage: LifecycleStage): readonly string[] {
  const ofScreenings = screenings.flatMap((screening) => findScreeningIssues(record, screening));
  const settledWithIt = [...ofScreenings, findStageIssue(record, stage)];
  return record.flaggedIssues.filter((issue) => !settledWithIt.includes(issue));
}

function unsettled(record: ComplianceRecord, stage: LifecycleStage): readonly StepBlocker[] {
  const screeningsLeft = findOpenScreenings(record).map((screening) => ({
    text: `${screeningLabel[screening]} to be completed`,
    part: sectionIds[screening],
  }));
  const issues = issuesBefore(record, stage).length;
  if (issues === 0) return screeningsLeft;
  const open = issues === 1 ? '1 flagged issue' : `${issues} flagged issues`;
  return [...screeningsLeft, { text: `${open} to resolve`, part: sectionIds.issues }];
}

const missing: Record<LifecycleStage, (record: ComplianceRecord) => readonly StepBlocker[]> = {
  initiated: (record) =>
    screenings
      .filter((screening) => getScreeningState(record, screening) === 'unstarted')
      .map((screening) => ({
        text: `${screeningLabel[screening]} to be requested`,
        part: sectionIds[screening],
      })),
  under_review: () => [],
  approved: () => [],
  compliant: (record) => unsettled(record, 'compliant'),
  executed: (record) => unsettled(record, 'executed'),
};

/** Returns what blocks the completion of a stage, such as incomplete screenings and open issues (CO4). */
export const findStageBlockers = (
  record: ComplianceRecord,
  stage: LifecycleStage,
): readonly StepBlocker[] => missing[stage](record);

export function formatStageBlockers(
  record: ComplianceRecord,
  stage: LifecycleStage,
): string | undefined {
  const parts = findStageBlockers(record, stage);
  if (parts.length === 0) return undefined;
  return `${lifecycleStageDisplay[stage].label} cannot be completed yet. Missing: ${parts.map(({ text }) => text).join(', ')}.`;
}
