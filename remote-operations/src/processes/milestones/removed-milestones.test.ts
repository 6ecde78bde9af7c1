import type { Process } from 'shared-kernel/domain/process';
import { toIcs } from 'shared-kernel/format/ics';
import { commandTester } from 'shared-kernel/testing';
import { completeMilestone } from '../commands/complete-milestone';
import { setRequirement } from '../commands/set-requirement';
import { processIcsEvents } from '../list/process-export';
import { removedMilestones } from './removed-milestones';

const processId = 'PF-2024-001';

function open() {
  const tester = commandTester();
  const process = async () => (await tester.record('processes', processId)) as Process;
  const entries = () =>
    tester.source.find('auditEntries', 'subject', { equals: `processes/${processId}` });
  const reject = async () => {
    const { currentMilestone, milestones } = await process();
    const current = milestones.find(({ id }) => id === currentMilestone);
    for (const requirement of (current?.requirements ?? []).keys())
      await tester.done(setRequirement, {
        processId,
        milestoneId: currentMilestone,
        requirement,
        met: true,
      });
    const result = await tester.run(completeMilestone, {
      processId,
      milestoneId: currentMilestone,
      outcome: 'rejected',
      reason: 'Water in the sample',
    });
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return { undo: () => result.undo?.(), reTest: result.output.currentMilestone };
  };
  return { process, entries, reject };
}

describe('a re-test whose rejection is undone', () => {
  it('[R16, PM4] is handed out as a cancelled event with a higher number', async () => {
    const { process, entries, reject } = open();
    const { undo, reTest } = await reject();
    const eventNow = async () =>
      processIcsEvents(await process(), await entries()).find(({ uid }) => uid.includes(reTest));
    const planned = await eventNow();
    expect(planned?.isCancelled).not.toBe(true);
    await undo();
    expect((await process()).milestones.map(({ id }) => id)).not.toContain(reTest);
    const removed = await eventNow();
    expect(removed).toMatchObject({
      uid: planned?.uid,
      title: planned?.title,
      start: planned?.start,
      isCancelled: true,
    });
    expect(removed?.sequence).toBe(Number(planned?.sequence) + 1);
    const ics = toIcs(
      processIcsEvents(await process(), await entries()),
      '2024-07-22T09:00:00.000Z',
    );
    expect(ics.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  });

  it('[R16, PM4] is restored when the test is rejected a second time', async () => {
    const { process, entries, reject } = open();
    const first = await reject();
    await first.undo();
    const second = await reject();
    expect(second.reTest).toBe(first.reTest);
    expect(removedMilestones(await process(), await entries())).toEqual([]);
  });

  it('[R16, PM4] finds nothing removed where milestones were only changed', async () => {
    const { process, entries, reject } = open();
    await reject();
    expect(removedMilestones(await process(), await entries())).toEqual([]);
  });
});
