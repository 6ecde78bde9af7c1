import { transactions } from 'shared-kernel/testing/records';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { holdOrRejectTransactions } from './hold-or-reject-transactions';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const idsOf = (status: string) =>
  transactions.filter((transaction) => transaction.status === status).map(({ id }) => id);

const open = idsOf('pending').slice(0, 3);
const statusesOf = async (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await tester.record('transactions', id))?.status));

describe('holdOrRejectTransactions', () => {
  it('[TX5, bulk] several payments are put on hold with one reason and one notification, and one Undo restores them', async () => {
    const alerts = (await tester.source.list('notifications')).length;
    const result = await tester.run(holdOrRejectTransactions, {
      ids: open,
      move: 'hold',
      reason: ' Name match ',
    });
    if (result.status !== 'done') throw new Error(result.status);
    for (const id of open)
      expect(await tester.record('transactions', id)).toMatchObject({
        status: 'compliance_review',
        holdReason: 'Name match',
      });
    expect(await tester.source.list('notifications')).toHaveLength(alerts + 1);
    expect(await tester.latestNotification()).toMatchObject({
      title: '3 transactions held for compliance review',
      actionRequired: false,
    });
    expect(tester.session.toasts.at(-1)).toMatchObject({
      title: 'Transactions held',
      description: '3 transactions',
    });
    await result.undo?.();
    expect(await statusesOf(open)).toEqual(['pending', 'pending', 'pending']);
    expect(await tester.source.list('notifications')).toHaveLength(alerts);
  });

  it('[TX5, bulk] several payments are rejected together, and each audit entry contains the reason', async () => {
    await tester.done(holdOrRejectTransactions, { ids: open, move: 'reject', reason: 'A match' });
    expect(new Set(await statusesOf(open))).toEqual(new Set(['failed']));
    const entries = await tester.source.list('auditEntries');
    const notes = entries.filter(({ action }) => action === 'transaction.moveSeveral');
    expect(notes.map(({ note }) => note)).toEqual(open.map(() => 'Reject: A match'));
    expect(await tester.record('notifications', 'NT-002')).toHaveProperty('actionRequired', false);
  });

  it('[R63, TX5, bulk] payments on hold cannot be rejected or put on hold again, because review cases decide on them', async () => {
    const held = idsOf('compliance_review');
    for (const move of ['hold', 'reject'] as const)
      expect(
        await tester.run(holdOrRejectTransactions, { ids: held, move, reason: 'So' }),
      ).toMatchObject({
        status: 'failed',
        error: { kind: 'refused' },
      });
  });

  it('[R63, bulk] each payment of a bulk hold gets a review case', async () => {
    const result = await tester.run(holdOrRejectTransactions, {
      ids: open,
      move: 'hold',
      reason: 'Why',
    });
    const about = async () =>
      (await tester.source.list('cases')).filter(({ subject }) => open.includes(subject.id));
    expect((await about()).map(({ cause }) => cause)).toEqual(open.map(() => 'compliance_review'));
    if (result.status === 'done') await result.undo?.();
    expect(await about()).toEqual([]);
  });

  it('[TX5, bulk] no transaction changes if one of several cannot change, and the message names it', async () => {
    const [done] = transactions.filter(({ status }) => status === 'completed');
    const ids = [...open, done?.id ?? ''];
    const result = await tester.run(holdOrRejectTransactions, {
      ids,
      move: 'reject',
      reason: 'Test',
    });
    expect(result).toMatchObject({
      status: 'failed',
      error: {
        kind: 'refused',
        message: expect.stringContaining(done?.reference ?? 'no reference') as string,
      },
    });
    expect(await statusesOf(open)).toEqual(['pending', 'pending', 'pending']);
  });

  it('[TX5, bulk] a transaction changes only once if its id is repeated', async () => {
    const [id = ''] = open;
    const moved = await tester.done(holdOrRejectTransactions, {
      ids: [id, id],
      move: 'hold',
      reason: 'Twice',
    });
    expect(moved).toHaveLength(1);
  });

  it('[policy, bulk] the banking portal can put transactions on hold', async () => {
    const input = { ids: open, move: 'hold', reason: 'Test' } as const;
    for (const portal of ['client', 'law_firm', 'vendor', 'regulator'] as const) {
      tester = createCommandTester({ session: createTestSession(portal) });
      expect(await tester.run(holdOrRejectTransactions, input)).toMatchObject({
        error: { kind: 'denied' },
      });
    }
    tester = createCommandTester({ session: createTestSession('banking') });
    await tester.done(holdOrRejectTransactions, input);
  });
});
