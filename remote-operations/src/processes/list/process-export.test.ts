import { toIcs } from 'shared-kernel/format/ics';
import type { Process } from 'shared-kernel/domain/process';
import { createCommandTester } from 'shared-kernel/testing';
import { createProcessRecord, type ProcessForm } from '../commands/create-process';
import { createProcessIcsEvents, findRemovedMilestones } from '../calendar/ics-download-button';
import { completeMilestone, setMilestoneRequirement } from '../commands/complete-milestone';

const now = '2024-07-22T09:00:00.000Z';
const form: ProcessForm = {
  name: 'Jet fuel transfer',
  client: 'Aurora LNG Shipping',
  type: 'fuel-transfer',
  priority: 'medium',
  value: 2_000_000,
  currency: 'USD',
  startDate: '2024-07-25',
  assignedTo: 'Grace Mbeki',
};

describe('createProcessIcsEvents', () => {
  it('[PM4] the calendar file has an all-day event for every milestone', () => {
    const ics = toIcs(createProcessIcsEvents(createProcessRecord(form, [])), now);
    expect(ics.match(/BEGIN:VEVENT/g)).toHaveLength(15);
    expect(ics).toContain('SUMMARY:Batch received (PF-001)\r\n');
    expect(ics).toContain('SEQUENCE:0\r\n');
    expect(ics).toContain('DTSTART;VALUE=DATE:20240725\r\nDTEND;VALUE=DATE:20240726\r\n');
  });

  it('[R16, PM4] the sequence number of a calendar event counts the changes of the process', () => {
    const process = createProcessRecord(form, []);
    const changedAt = ['2024-07-22T08:00:00.000Z', '2024-07-23T08:00:00.000Z', now];
    const entries = changedAt.map((at, index) => ({
      id: `AU-${index}`,
      at,
      actor: 'Grace Mbeki',
      action: 'process.setRequirement',
      subject: { collection: 'processes', id: process.id, label: process.name },
    }));
    const ics = toIcs(createProcessIcsEvents(process, entries), now);
    expect(ics.match(/SEQUENCE:3\r\nSTATUS:CONFIRMED/g)).toHaveLength(15);
    expect(ics.match(/LAST-MODIFIED:20240723T080000Z/g)).toHaveLength(15);
  });
});

const processId = 'PF-001';

function open() {
  const tester = createCommandTester();
  const process = async () => (await tester.record('processes', processId)) as Process;
  const entries = () =>
    tester.source.find('auditEntries', 'subject', { equals: `processes/${processId}` });
  const reject = async () => {
    const { currentMilestone, milestones } = await process();
    const current = milestones.find(({ id }) => id === currentMilestone);
    for (const requirement of (current?.requirements ?? []).keys())
      await tester.done(setMilestoneRequirement, {
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

describe('calendar event of a re-test after the rejection is undone', () => {
  it('[R16, PM4] the calendar event of a removed re-test is exported as cancelled', async () => {
    const { process, entries, reject } = open();
    const { undo, reTest } = await reject();
    const eventNow = async () =>
      createProcessIcsEvents(await process(), await entries()).find(({ uid }) =>
        uid.includes(reTest),
      );
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
      createProcessIcsEvents(await process(), await entries()),
      '2024-07-22T09:00:00.000Z',
    );
    expect(ics.match(/STATUS:CANCELLED/g)).toHaveLength(1);
  });

  it('[R16, PM4] the calendar event of a re-test is no longer cancelled if the test is rejected again', async () => {
    const { process, entries, reject } = open();
    const first = await reject();
    await first.undo();
    const second = await reject();
    expect(second.reTest).toBe(first.reTest);
    expect(findRemovedMilestones(await process(), await entries())).toEqual([]);
  });

  it('[R16, PM4] the calendar file cancels no event if milestones were changed but none was removed', async () => {
    const { process, entries, reject } = open();
    await reject();
    expect(findRemovedMilestones(await process(), await entries())).toEqual([]);
  });
});
