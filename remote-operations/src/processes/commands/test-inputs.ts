import { processes } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { completeMilestone } from './complete-milestone';
import { createProcess } from './create-process';
import { setProcessAlerts } from './set-process-alerts';
import { setRequirement } from './set-requirement';

const openMilestones = processes.flatMap(({ id, milestones }) =>
  milestones
    .filter(({ status }) => status !== 'completed')
    .slice(0, 2)
    .map((milestone) => ({ processId: id, milestoneId: milestone.id })),
);

export const inputs: readonly CommandInputs[] = [
  {
    command: createProcess,
    with: {
      name: ['', 'Diesel to Lagos'],
      client: ['Meridian Energy Partners'],
      type: ['fuel-transfer'],
      priority: ['high'],
      value: [0, 1, 250_000.5, 5_000_000],
      currency: ['USD'],
      startDate: ['2024-08-01'],
      assignedTo: ['Tomasz Zieliński'],
    },
  },
  {
    command: completeMilestone,
    on: openMilestones,
    with: { outcome: ['confirmed', 'rejected', undefined] },
  },
  {
    command: setRequirement,
    on: openMilestones,
    with: { requirement: [0, 1, 2], met: [true, false] },
  },
  {
    command: setProcessAlerts,
    with: { dailyDigest: [true, false], smsNotifications: [true, false] },
  },
];
