import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { complianceRecords } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { screenings, screeningSteps } from 'shared-kernel/domain/compliance';
import { decideMilestone } from './decide-milestone';
import { raiseIssue } from './raise-issue';
import { settleIssue } from './settle-issue';
import { workScreening } from './work-screening';

const id = complianceRecords.map((record) => record.id);

export const inputs: readonly CommandInputs[] = [
  {
    command: decideMilestone,
    with: {
      id,
      stage: lifecycleStages,
      decision: ['complete', 'flag'],
      comment: ['', 'Looked at closely'],
    },
  },
  {
    command: workScreening,
    with: {
      id,
      screening: screenings,
      step: screeningSteps,
      reason: ['Papers looked at', '', 'x'.repeat(501)],
    },
  },
  {
    command: raiseIssue,
    with: { id, issue: ['The owner is not named', 'AML screening: a match', ' ', 'x'.repeat(501)] },
  },
  {
    command: settleIssue,
    with: {
      id,
      issue: complianceRecords.flatMap(({ flaggedIssues }) => flaggedIssues),
      how: ['Explained in writing', ''],
    },
  },
];
