import type { PortalKey } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { importTransactions } from './import-transactions';
import { approveTransaction } from './change-transaction-status';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const inPortal = (portal: PortalKey) =>
  createCommandTester({ workspace: tester.workspace, session: createTestSession(portal) });

const own = 'Meridian Energy Partners';
const listed = 'Severnyi Briz Shipping OOO';

const row = (reference: string, counterparty = 'Atlas Drilling Corporation') => ({
  type: 'fiat' as const,
  counterparty,
  amount: 1250.5,
  currency: 'USD' as const,
  toCurrency: '' as const,
  reference,
});

const fileOf = (...rows: readonly ReturnType<typeof row>[]) => ({
  fileName: 'payments.csv',
  leftOut: 3,
  rows: [...rows],
});

describe('importTransactions', () => {
  it('[R85] a payment import adds a payment and an audit entry per row, and one audit entry for the file', async () => {
    const { payments } = await tester.done(importTransactions, fileOf(row('A'), row('B')));
    expect(payments).toMatchObject([
      { reference: 'A', createdBy: { by: 'admin', name: 'Nadia Rahman' } },
      { reference: 'B', status: 'pending' },
    ]);
    const entries = (await tester.source.list('auditEntries')).filter(
      ({ action }) => action === 'transaction.import',
    );
    expect(entries.map(({ subject, note }) => [subject.label, note])).toEqual([
      ['2 payments', 'Imported 2 payments from payments.csv; 3 rows skipped'],
      ['A', 'Imported from payments.csv'],
      ['B', 'Imported from payments.csv'],
    ]);
  });

  it('[R85] one Undo reverts a whole payment import', async () => {
    const before = await tester.source.list('transactions');
    const result = await tester.run(importTransactions, fileOf(row('A'), row('B')));
    expect(await (result.status === 'done' ? result.undo?.() : undefined)).toEqual({
      status: 'done',
    });
    expect(await tester.source.list('transactions')).toEqual(before);
  });

  it('[R86] a payment import refuses existing references', async () => {
    await tester.done(importTransactions, fileOf(row('A'), row('B'), row('C')));
    const count = (await tester.source.list('transactions')).length;
    expect(await tester.run(importTransactions, fileOf(row('D'), row(' a '), row('B')))).toEqual(
      expect.objectContaining({
        error: expect.objectContaining({
          kind: 'refused',
          message: 'a and 1 more: a payment with this reference already exists.',
        }) as unknown,
      }),
    );
    expect(await tester.source.list('transactions')).toHaveLength(count);
  });

  it.each([
    ['no rows', fileOf()],
    ['a reference twice', fileOf(row('A'), row('A'))],
    ['an invalid amount', fileOf({ ...row('A'), amount: -1 })],
    ['no name', { ...fileOf(row('A')), fileName: '' }],
  ])('[R86] a payment import adds nothing from a file with %s', async (_what, file) => {
    const count = (await tester.source.list('transactions')).length;
    expect((await tester.run(importTransactions, file)).status).toBe('failed');
    expect(await tester.source.list('transactions')).toHaveLength(count);
  });

  it('[R85, policy] clients can import only payments of their company', async () => {
    const client = inPortal('client');
    expect((await client.run(importTransactions, fileOf(row('A', own)))).status).toBe('done');
    expect(await client.run(importTransactions, fileOf(row('B', own), row('C')))).toMatchObject({
      error: { kind: 'denied' },
    });
    expect(await inPortal('banking').run(importTransactions, fileOf(row('D')))).toMatchObject({
      error: { kind: 'denied' },
    });
  });

  it('[R84, policy] the user who imported payments cannot sign them off', async () => {
    const { payments } = await tester.done(importTransactions, fileOf(row('A')));
    const id = payments[0]?.id ?? '';
    await inPortal('banking').done(approveTransaction, { id });
    await inPortal('law_firm').done(approveTransaction, { id });
    expect(await tester.run(approveTransaction, { id })).toMatchObject({
      error: { kind: 'refused' },
    });
  });

  it('[R41, R85] each imported payment to a sanctioned counterparty gets a review case', async () => {
    const rows = [row('A', listed), row('B'), row('C', listed)];
    const { payments, cases } = await tester.done(importTransactions, fileOf(...rows));
    const [first, , third] = payments;
    expect(cases.map(({ subject }) => subject.id)).toEqual([first?.id, third?.id]);
    const id = third?.id ?? '';
    expect(await inPortal('banking').run(approveTransaction, { id })).toMatchObject({
      error: { kind: 'refused' },
    });
  });
});
