/**
 * @jest-environment ./jest.zone-environment.mjs
 * @jest-environment-options {"zone": "UTC"}
 */
import fc from 'fast-check';
import { milestoneSequence, processSchema, type Process } from 'shared-kernel/domain/process';
import * as v from 'valibot';
import { applyMilestoneCompletion, setRequirementMet } from './milestone-completion';
import { isDipTest } from './dip-test';
import {
  getCurrentMilestone,
  sortMilestones,
  findOutOfOrderMilestones,
  computeProcessProgress,
} from './milestone-order';
import type { DipTestOutcome } from './process-fields';
import { createTestProcess } from '../test-process';

const currentId = (process: Process) => process.currentMilestone;

function ready(process: Process): Process {
  const current = getCurrentMilestone(process);
  return (current?.requirements ?? []).reduce(
    (done, _, index) => setRequirementMet(done, currentId(process), index, true),
    process,
  );
}

function complete(process: Process, day: string, outcome?: DipTestOutcome): Process {
  return applyMilestoneCompletion(
    ready(process),
    currentId(process),
    `${day}T12:00:00.000Z`,
    outcome,
  );
}

const untilControlTest = () =>
  ['15', '16', '17', '18', '19', '20'].reduce(
    (process, day) => complete(process, `2024-07-${day}`, 'confirmed'),
    createTestProcess(),
  );

const completing = (process: Process, id: string) => () =>
  applyMilestoneCompletion(process, id, '2024-07-15T12:00:00.000Z');

describe('applyMilestoneCompletion', () => {
  it('[PM3] completing a milestone sets its completion date to today and starts the next milestone', () => {
    const process = complete(createTestProcess(), '2024-07-15');
    expect(process.milestones[0]).toMatchObject({
      status: 'completed',
      completedDate: '2024-07-15',
    });
    expect(process.milestones[1]).toMatchObject({ status: 'in-progress' });
    expect(process.currentMilestone).toBe(process.milestones[1]?.id);
    expect(computeProcessProgress(process)).toEqual({ completed: 1, total: 15, percent: 7 });
  });

  it('[PM3] a milestone with an open requirement cannot be completed, and the message names the requirement', () => {
    const process = setRequirementMet(createTestProcess(), 'PF-001-M01', 0, true);
    expect(completing(process, 'PF-001-M01')).toThrow('Open requirements: Seal numbers match.');
  });

  it('[PM6] a milestone that is unknown, completed or out of order cannot be completed', () => {
    const process = complete(createTestProcess(), '2024-07-15');
    expect(completing(process, 'PF-001-M04')).toThrow('Complete Dip test first.');
    expect(completing(process, 'PF-001-M01')).toThrow('Batch received is already completed.');
    expect(completing(process, 'M99')).toThrow('This milestone is not part of the process.');
  });

  it('[PM6] completing a dip test requires an outcome', () => {
    const process = ready(complete(createTestProcess(), '2024-07-15'));
    expect(completing(process, currentId(process))).toThrow('Confirm or reject the dip test.');
  });

  it('[PM6] a completed dip test is named after its outcome', () => {
    const process = complete(
      complete(createTestProcess(), '2024-07-15'),
      '2024-07-16',
      'confirmed',
    );
    expect(process.milestones[1]).toMatchObject({
      name: 'Dip test confirmed',
      outcome: 'confirmed',
    });
  });

  it('[PM6, B18] a rejected dip test adds a re-test, as in the sample', () => {
    const rejected = complete(untilControlTest(), '2024-07-21', 'rejected');
    expect(rejected.milestones).toHaveLength(16);
    expect(
      rejected.milestones.map(({ kind, dueDate }) => `${dueDate.slice(8)} ${String(kind)}`),
    ).toEqual(milestoneSequence.map(({ kind, day }) => `${String(day)} ${kind}`));
    expect(rejected.milestones[6]).toMatchObject({
      name: 'Dip test rejected then re-test required',
      status: 'completed',
      outcome: 'rejected',
    });
    expect(getCurrentMilestone(rejected)).toMatchObject({
      kind: 're_test',
      name: 'Re-test',
      status: 'in-progress',
      dueDate: '2024-07-22',
      alerts: ['Control dip test was rejected on Jul 21, 2024.'],
    });
    expect(rejected.estimatedCompletion).toBe('2024-07-30');
    expect(complete(rejected, '2024-07-22', 'confirmed').milestones[7]?.name).toBe(
      'Re-test approved',
    );
  });

  it('[PM6] a re-test delays later milestones that are due on the same day', () => {
    const rejected = complete(
      complete(createTestProcess(), '2024-07-15'),
      '2024-07-16',
      'rejected',
    );
    expect(rejected.milestones.slice(2, 4)).toMatchObject([
      { kind: 're_test', dueDate: '2024-07-17', status: 'in-progress' },
      { kind: 'quality_inspection', dueDate: '2024-07-18', status: 'delayed' },
    ]);
    expect(rejected.estimatedCompletion).toBe('2024-07-31');
  });

  it('[PM6] each rejection of a re-test adds another re-test with a new id', () => {
    const twice = complete(
      complete(untilControlTest(), '2024-07-21', 'rejected'),
      '2024-07-22',
      'rejected',
    );
    const ids = twice.milestones.map(({ id }) => id);
    expect(new Set(ids).size).toBe(17);
    expect(getCurrentMilestone(twice)).toMatchObject({ kind: 're_test', dueDate: '2024-07-23' });
    expect(twice.milestones[9]).toMatchObject({ kind: 'transport_prep', dueDate: '2024-07-24' });
  });

  it('[PM3] completing the last milestone completes the process', () => {
    let process = createTestProcess();
    while (process.status === 'active') process = complete(process, '2024-07-30', 'confirmed');
    expect(computeProcessProgress(process)).toEqual({ completed: 15, total: 15, percent: 100 });
    expect(getCurrentMilestone(process)?.kind).toBe('closed');
  });

  it('[PM6] unsorted milestones are completed in the order of their due dates', () => {
    const process = createTestProcess();
    const shuffled = { ...process, milestones: [...process.milestones].reverse() };
    expect(completing(shuffled, 'PF-001-M15')).toThrow('Complete Batch received first.');
    expect(complete(shuffled, '2024-07-15').currentMilestone).toBe('PF-001-M02');
  });

  it('[PM3, PM6] any sequence of test outcomes produces a valid process and leaves the input unchanged', () => {
    const outcomes = fc.array(fc.constantFrom<DipTestOutcome>('confirmed', 'rejected'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(outcomes, (results) => {
        let process = createTestProcess();
        for (const outcome of results) {
          if (process.status === 'completed') break;
          const before = structuredClone(process);
          const rejected = outcome === 'rejected' && isDipTest(getCurrentMilestone(process)?.kind);
          const next = complete(process, getCurrentMilestone(process)?.dueDate ?? '', outcome);
          expect(process).toEqual(before);
          expect(next.milestones.length - process.milestones.length).toBe(rejected ? 1 : 0);
          expect(v.is(processSchema, next)).toBe(true);
          expect(findOutOfOrderMilestones(next)).toEqual([]);
          expect(sortMilestones(next)).toEqual(next.milestones);
          process = next;
        }
      }),
    );
  });
});

describe('setRequirementMet', () => {
  it('[PM3] marks only the given requirement of an open milestone', () => {
    const process = createTestProcess();
    const met = setRequirementMet(process, 'PF-001-M01', 1, true);
    expect(met.milestones[0]?.requirements.map((each) => each.met)).toEqual([false, true]);
    expect(setRequirementMet(met, 'PF-001-M01', 1, false)).toEqual(process);
    expect(setRequirementMet(process, 'PF-001-M01', 9, true)).toEqual(process);
    const completed = complete(process, '2024-07-15');
    expect(setRequirementMet(completed, 'PF-001-M01', 0, false)).toEqual(completed);
  });
});

describe('findOutOfOrderMilestones', () => {
  it('[PM6] finds milestones that were completed although an earlier milestone is open', () => {
    const process = complete(createTestProcess(), '2024-07-15');
    const [first, second] = process.milestones;
    const broken = process.milestones.map((milestone) =>
      milestone.id === first?.id ? { ...milestone, status: 'pending' as const } : milestone,
    );
    expect(findOutOfOrderMilestones({ milestones: broken })).toEqual([]);
    const skipped = broken.map((milestone) =>
      milestone.id === second?.id ? { ...milestone, status: 'completed' as const } : milestone,
    );
    expect(findOutOfOrderMilestones({ milestones: skipped }).map(({ id }) => id)).toEqual([
      second?.id,
    ]);
  });
});

describe('computeProcessProgress', () => {
  it('[PM2] a process without milestones has a progress of 0 percent', () => {
    expect(computeProcessProgress({ milestones: [] })).toEqual({
      completed: 0,
      total: 0,
      percent: 0,
    });
  });
});
