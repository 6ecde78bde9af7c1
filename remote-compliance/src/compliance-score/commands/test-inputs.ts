import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { complianceRecords } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { screeningSteps, screenings } from '../screenings/screening-event';
import { decideMilestone } from './decide-milestone';
import { raiseIssue, raiseIssues } from './raise-issue';
import { requestScreenings } from './request-screenings';
import { resolveIssue, issueResolutionOutcomes } from './resolve-issue';
import { advanceScreening } from './advance-screening';

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
    command: advanceScreening,
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
    command: requestScreenings,
    with: {
      ids: [id.slice(0, 2), id.slice(2, 3), id, []],
      screening: screenings,
      reason: ['Yearly review', ''],
    },
  },
  {
    command: raiseIssues,
    with: { ids: [id.slice(0, 2), id.slice(4), []], issue: ['The owner is not named', ' '] },
  },
  {
    command: resolveIssue,
    with: {
      id,
      issue: complianceRecords.flatMap(({ flaggedIssues }) => flaggedIssues),
      how: ['Explained in writing', ''],
      outcome: issueResolutionOutcomes,
    },
  },
];
