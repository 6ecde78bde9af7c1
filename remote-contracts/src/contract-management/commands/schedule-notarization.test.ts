import type { Contract } from 'shared-kernel/domain/contract';
import { contracts } from 'shared-kernel/testing/records';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { scheduleNotarization } from './schedule-notarization';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const [, drillingRights] = contracts as [Contract, Contract];

describe('scheduling a notarization', () => {
  it('[C11] schedules a notarization in the future', async () => {
    const at = '2024-08-01T10:00:00.000Z';
    const booking = { id: drillingRights.id, notaryName: 'R. Notary' };
    await tester.done(scheduleNotarization, { ...booking, scheduledDate: at });
    expect(await tester.record('contracts', drillingRights.id)).toMatchObject({
      notarization: { status: 'scheduled', scheduledDate: at, notaryName: 'R. Notary' },
    });
    expect(
      await tester.run(scheduleNotarization, {
        ...booking,
        scheduledDate: '2024-07-01T10:00:00.000Z',
      }),
    ).toMatchObject({
      status: 'failed',
      error: { message: 'Choose a time in the future.' },
    });
  });

  it('[C11, policy] refuses to schedule a notarization that is already completed, or without permission', async () => {
    const completed = contracts.find(({ notarization }) => notarization.status === 'completed');
    const booking = {
      id: completed?.id ?? '',
      notaryName: 'R. Notary',
      scheduledDate: '2024-08-01T10:00:00.000Z',
    };
    expect(await tester.run(scheduleNotarization, booking)).toMatchObject({
      error: { kind: 'refused', message: 'The notarization is completed.' },
    });
    const client = createCommandTester({ session: createTestSession('client') });
    expect(
      await client.run(scheduleNotarization, { ...booking, id: drillingRights.id }),
    ).toMatchObject({ error: { kind: 'denied' } });
    expect(await tester.record('contracts', booking.id)).toEqual(completed);
  });
});
