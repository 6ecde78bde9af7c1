import { portalKeys, type PortalKey } from 'shared-kernel/domain/portal';
import { createCommandTester, createTestSession, type CommandTester } from 'shared-kernel/testing';
import { transactionSchema } from 'shared-kernel/testing/records';
import * as v from 'valibot';
import { createTransaction } from './create-transaction';
import { approveTransaction } from './change-transaction-status';

let tester: CommandTester;

beforeEach(() => {
  tester = createCommandTester();
});

const inPortal = (portal: PortalKey) =>
  createCommandTester({ workspace: tester.workspace, session: createTestSession(portal) });

const own = 'Meridian Energy Partners';
const listed = 'Severnyi Briz Shipping OOO';

const form = {
  type: 'fiat',
  counterparty: own,
  amount: '1,250.50',
  currency: 'USD',
  toCurrency: '',
  reference: 'INVOICE-77',
} as const;

describe('createTransaction', () => {
  it('[R83, TX4] a new payment is pending and has its client, creator and the steps of its type', async () => {
    const { id } = await tester.done(createTransaction, form);
    const payment = await tester.record('transactions', id);
    expect(v.is(transactionSchema, payment)).toBe(true);
    expect(payment).toMatchObject({
      amount: 1250.5,
      status: 'pending',
      clientId: 'CL-001',
      createdBy: { by: 'admin', name: 'Nadia Rahman' },
      signOffs: [],
      processingSteps: [
        { step: 'aml_screening', status: 'pending' },
        { step: 'ofac_check', status: 'pending' },
        { step: 'swift_validation', status: 'pending' },
        { step: 'settlement', status: 'pending' },
      ],
    });
    expect(await tester.latestEntry()).toMatchObject({
      action: 'transaction.create',
      subject: { collection: 'transactions', id, label: 'INVOICE-77' },
    });
  });

  it('[R83] new payments get unique ids', async () => {
    const taken = (await tester.source.list('transactions')).map(({ id }) => id);
    const made = await Promise.all(
      ['A', 'B', 'C'].map((reference) => tester.done(createTransaction, { ...form, reference })),
    );
    const ids = new Set([...taken, ...made.map(({ id }) => id)]);
    expect(ids.size).toBe(taken.length + 3);
  });

  it('[R83] refuses a payment with an existing reference, ignoring letter case', async () => {
    await tester.done(createTransaction, form);
    expect(
      await tester.run(createTransaction, { ...form, reference: ' invoice-77 ' }),
    ).toMatchObject({ status: 'failed', error: { issues: [{ field: 'reference' }] } });
  });

  it('[R83, policy] admins can create any payment, and clients only payments of their company', async () => {
    const created = async (portal: PortalKey, counterparty: string) => {
      const reference = `${portal} ${counterparty}`;
      const { status } = await inPortal(portal).run(createTransaction, {
        ...form,
        counterparty,
        reference,
      });
      return status === 'done';
    };
    const foreign = 'Atlas Drilling Corporation';
    for (const portal of portalKeys) {
      expect(await created(portal, own)).toBe(portal === 'admin' || portal === 'client');
      expect(await created(portal, foreign)).toBe(portal === 'admin');
    }
  });

  it('[R84, policy] the creator of a payment cannot sign it off', async () => {
    const { id } = await tester.done(createTransaction, form);
    await inPortal('banking').done(approveTransaction, { id });
    await inPortal('law_firm').done(approveTransaction, { id });
    expect(await tester.run(approveTransaction, { id })).toMatchObject({
      error: {
        kind: 'refused',
        message: 'You created this payment. Another person must sign off.',
      },
    });
    expect((await tester.record('transactions', id))?.signOffs).toHaveLength(2);
  });

  it('[R84] a payment created by a client can be signed off by all three desks', async () => {
    const { id } = await inPortal('client').done(createTransaction, form);
    for (const portal of ['banking', 'law_firm', 'admin'] as const)
      await inPortal(portal).done(approveTransaction, { id });
    expect((await tester.record('transactions', id))?.signOffs).toHaveLength(3);
  });

  it('[R41, R83] a new payment with a sanctions hit gets a review case that blocks it', async () => {
    const { id } = await tester.done(createTransaction, { ...form, counterparty: listed });
    expect(await tester.source.find('cases', 'subject', { equals: `transaction/${id}` })).toEqual([
      expect.objectContaining({ cause: 'sanctions_hit', decisions: [] }),
    ]);
    expect(await inPortal('banking').run(approveTransaction, { id })).toMatchObject({
      status: 'failed',
      error: { kind: 'refused' },
    });
  });
});
