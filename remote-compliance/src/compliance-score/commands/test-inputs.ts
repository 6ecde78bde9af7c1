import { lifecycleStages } from 'shared-kernel/domain/lifecycle';
import { complianceRecords } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { decideMilestone } from './decide-milestone';

export const inputs: readonly CommandInputs[] = [
  {
    command: decideMilestone,
    with: {
      id: complianceRecords.map(({ id }) => id),
      stage: lifecycleStages,
      decision: ['complete', 'flag'],
      comment: ['', 'Looked at closely'],
    },
  },
];
