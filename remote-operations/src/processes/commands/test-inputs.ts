import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { processes } from 'shared-kernel/testing/records';
import type { CommandInputs } from 'shared-kernel/testing';
import { attachMilestoneDocument } from './attach-document';
import { completeMilestone, setMilestoneRequirement } from './complete-milestone';
import { createProcess } from './create-process';
import { postMessage } from './post-message';
import { postponeProcesses, replanMilestone } from './replan-milestone';
import { setProcessAlerts } from './set-process-alerts';

const openMilestones = processes.flatMap(({ id, milestones }) =>
  milestones
    .filter(({ status }) => status !== 'completed')
    .slice(0, 2)
    .map((milestone) => ({ processId: id, milestoneId: milestone.id })),
);

const bytes = createOnePagePdf('a document');

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
    with: {
      outcome: ['confirmed', 'rejected', undefined],
      reason: [undefined, '', 'Water in the sample'],
    },
  },
  {
    command: replanMilestone,
    on: openMilestones,
    with: {
      dueDate: ['1999-01-01', '2024-07-22', '2024-12-31'],
      assignedTo: ['', 'Priya Nair'],
      reason: ['', 'The vessel is late'],
    },
  },
  {
    command: postponeProcesses,
    with: {
      ids: [[], processes.slice(0, 2).map(({ id }) => id), processes.map(({ id }) => id)],
      days: [0, 1, 30, 0.5, 366],
      reason: ['', 'The port is closed'],
    },
  },
  {
    command: setMilestoneRequirement,
    on: openMilestones,
    with: { requirement: [0, 1, 2], met: [true, false] },
  },
  {
    command: attachMilestoneDocument,
    on: openMilestones,
    with: {
      requirement: [undefined, 0],
      file: [
        { name: 'a.pdf', bytes },
        { name: 'a.png', bytes },
      ],
    },
  },
  {
    command: postMessage,
    on: processes.slice(0, 3).map(({ id }) => ({ processId: id })),
    with: { subject: ['', 'Barge delayed'], message: [' ', 'It arrives on Friday.'] },
  },
  {
    command: setProcessAlerts,
    with: { dailyDigest: [true, false], smsNotifications: [true, false] },
  },
];
