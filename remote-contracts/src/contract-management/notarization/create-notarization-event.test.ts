import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { createCommandTester } from 'shared-kernel/testing';
import { contracts } from 'shared-kernel/testing/records';
import { createContractAuditQuery } from '../create-contract-audit-query';
import { scheduleNotarization } from '../commands/schedule-notarization';
import { createNotarizationEvent } from './create-notarization-event';

const [, drillingRights] = contracts as [Contract, Contract];
const { id } = drillingRights;
const booking = { id, notaryName: 'Ruth Castellano' };
const first = { ...booking, scheduledDate: '2024-08-01T10:00:00.000Z' };
const second = { ...booking, scheduledDate: '2024-08-02T15:30:00.000Z' };

function open() {
  const tester = createCommandTester();
  const eventNow = async () => {
    const contract = (await tester.record('contracts', id)) ?? drillingRights;
    const query = createContractAuditQuery(id);
    return createNotarizationEvent(
      contract,
      await tester.source.find('auditEntries', 'subject', query),
    );
  };
  const undoable = async (input: typeof first) => {
    const result = await tester.run(scheduleNotarization, input);
    if (result.status !== 'done') throw new Error(JSON.stringify(result));
    return () => result.undo?.();
  };
  return { ...tester, eventNow, undoable };
}

describe('the calendar event of a notarization', () => {
  it('[R16, C11] a rescheduled notarization is the same calendar event with a higher sequence number', async () => {
    const { done, eventNow } = open();
    expect(await eventNow()).toBeUndefined();
    await done(scheduleNotarization, first);
    const booked = await eventNow();
    await done(scheduleNotarization, second);
    const moved = await eventNow();
    expect(booked).toMatchObject({ start: first.scheduledDate, isCancelled: false });
    expect(moved).toMatchObject({ start: second.scheduledDate, uid: booked?.uid });
    expect(moved?.sequence).toBe(Number(booked?.sequence) + 1);
    expect(moved?.lastModified).toBe('2024-07-22T09:00:00.000Z');
    expect(await eventNow()).toEqual(moved);
  });

  it('[R16, C11] undoing a rescheduling restores the earlier time with a higher sequence number', async () => {
    const { done, eventNow, undoable } = open();
    await done(scheduleNotarization, first);
    const undo = await undoable(second);
    const moved = await eventNow();
    await undo();
    const back = await eventNow();
    expect(back).toMatchObject({ start: first.scheduledDate, isCancelled: false });
    expect(back?.sequence).toBe(Number(moved?.sequence) + 1);
  });

  it('[R16, C11] undoing a booking cancels the calendar event', async () => {
    const { eventNow, undoable } = open();
    const undo = await undoable(first);
    const booked = await eventNow();
    await undo();
    expect(await eventNow()).toMatchObject({
      uid: booked?.uid,
      start: first.scheduledDate,
      description: `Contract ${id}, notary Ruth Castellano`,
      isCancelled: true,
      sequence: Number(booked?.sequence) + 1,
    });
  });

  it('[R16, C11] a completed notarization has no calendar event', () => {
    const { scheduledDate, notaryName } = first;
    const notarization = {
      required: true,
      status: 'completed',
      scheduledDate,
      notaryName,
    } as const;
    const entries: readonly AuditEntry[] = [];
    expect(createNotarizationEvent({ ...drillingRights, notarization }, entries)).toBeUndefined();
  });
});
