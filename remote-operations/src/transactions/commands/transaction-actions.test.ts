import fc from 'fast-check';
import * as v from 'valibot';
import { countCompletedSignOffs, lifecycleStages } from 'shared-kernel/domain/lifecycle';
import {
  getApprovalError,
  processingStepsByType,
  applyPaymentRejection,
  applyPaymentRelease,
  transactionTypes,
  type Transaction,
  type TransactionType,
} from 'shared-kernel/domain/transaction';
import { transactionSchema } from 'shared-kernel/testing/records';
import { getTransactionStage } from '../details/transaction-progress';
import { holdTransaction, rejectTransaction } from './change-transaction-status';
import {
  getTransactionActionError,
  applyTransactionAction,
  getNextSignOffOwnership,
  transactionActions,
  transactionActionReasonSchema,
  type TransactionAction,
  type TransactionActionKind,
} from './transaction-actions';

const now = '2024-07-22T09:00:00.000Z';
const later = '2024-07-22T10:00:00.000Z';

const initiated = (type: TransactionType = 'fiat'): Transaction => ({
  id: 'TX-064',
  type,
  amount: 1_250_000,
  currency: 'USD',
  status: 'pending',
  timestamp: '2024-07-22T08:41:00.000Z',
  counterparty: 'Atlas Drilling Corporation',
  reference: 'WIRE-064',
  complianceScore: 95,
  processingSteps: processingStepsByType[type].map((step) => ({ step, status: 'pending' })),
});

const allowedMoves = (transaction: Transaction) =>
  transactionActions.filter((kind) => !getTransactionActionError(transaction, kind));

const move = (kind: TransactionActionKind): TransactionAction =>
  kind === 'approve' || kind === 'execute' ? { kind } : { kind, reason: 'Director on the list' };

const checked = (transaction: Transaction): Transaction => ({
  ...transaction,
  processingSteps: transaction.processingSteps.map(({ step, status, ...rest }) =>
    step === 'settlement'
      ? { step, status, ...rest }
      : { step, status: 'completed', timestamp: now },
  ),
});

const people = ['Tan Mei Ling', 'Oliver Bennett', 'Nadia Rahman'];

function after(transaction: Transaction, ...kinds: TransactionActionKind[]): Transaction {
  return kinds.reduce((current, kind) => {
    const name = people[current.signOffs?.length ?? 0] ?? 'Tan Mei Ling';
    const refusal = getTransactionActionError(current, kind);
    if (refusal !== undefined) throw new Error(refusal);
    return applyTransactionAction(current, move(kind), { name }, now);
  }, transaction);
}

const steps = ({ processingSteps }: Transaction) => processingSteps.map(({ status }) => status);

describe('applyTransactionAction', () => {
  it('[T1, T2] moves a payment through the five stages with three sign-offs and an execution', () => {
    const path = [
      initiated(),
      after(initiated(), 'approve'),
      after(initiated(), 'approve', 'approve'),
      after(initiated(), 'approve', 'approve', 'approve'),
      after(checked(initiated()), 'approve', 'approve', 'approve', 'execute'),
    ];
    expect(path.map(getTransactionStage)).toEqual(lifecycleStages);
    expect(path.map(({ status }) => status)).toEqual([
      'pending',
      'processing',
      'processing',
      'processing',
      'completed',
    ]);
  });

  it('[T2] each sign-off of a payment stores desk, user and time', () => {
    expect(after(initiated(), 'approve', 'approve', 'approve').signOffs).toEqual([
      { desk: 'payments', by: 'Tan Mei Ling', at: now },
      { desk: 'compliance', by: 'Oliver Bennett', at: now },
      { desk: 'treasury', by: 'Nadia Rahman', at: now },
    ]);
  });

  it('[T2, policy] each sign-off of a payment belongs to a different portal', () => {
    const signed = [0, 1, 2, 3].map((count) =>
      after(initiated(), ...Array<TransactionActionKind>(count).fill('approve')),
    );
    expect(signed.map(getNextSignOffOwnership)).toEqual([
      { portal: 'banking' },
      { portal: 'law_firm' },
      { portal: 'admin' },
      { portal: ['banking', 'law_firm', 'admin'] },
    ]);
  });

  it('[R30, TX7] a sign-off completes no check, and starts the first open step', () => {
    for (const type of transactionTypes) {
      for (const count of [1, 2, 3]) {
        const signed = after(initiated(type), ...Array<'approve'>(count).fill('approve'));
        expect(steps(signed)[0]).toBe('processing');
        expect(new Set(steps(signed).slice(1))).toEqual(new Set(['pending']));
      }
    }
  });

  it('[R30, TX7] the execution completes only the settlement step', () => {
    const ready = after(checked(initiated()), 'approve', 'approve', 'approve');
    expect(steps(ready)).toEqual(['completed', 'completed', 'completed', 'processing']);
    const executed = applyTransactionAction(
      ready,
      { kind: 'execute' },
      { name: 'Tan Mei Ling' },
      later,
    );
    expect(executed.processingSteps).toEqual([
      ...ready.processingSteps.slice(0, 3),
      { step: 'settlement', status: 'completed', timestamp: later },
    ]);
  });

  it('[R30, TX7] a sign-off does not change the start time of the current step', () => {
    const first = after(initiated(), 'approve');
    const second = applyTransactionAction(
      first,
      { kind: 'approve' },
      { name: 'Grace Mbeki' },
      later,
    );
    expect(second.processingSteps).toEqual(first.processingSteps);
  });

  it.each([
    ['a person who gave one', { by: 'banking', name: 'Tan Mei Ling', personId: 'PER-004' }, true],
    [
      'the same person in another portal',
      { by: 'admin', name: 'M. Tan', personId: 'PER-004' },
      true,
    ],
    [
      'a person who gave none',
      { by: 'law_firm', name: 'Oliver Bennett', personId: 'PER-003' },
      false,
    ],
  ] as const)('[R62, T2] each sign-off needs a different user: %s', (_who, person, isRefused) => {
    const first = applyTransactionAction(
      initiated(),
      { kind: 'approve' },
      { name: 'Tan Mei Ling', personId: 'PER-004' },
      now,
    );
    expect(first.signOffs).toEqual([
      { desk: 'payments', by: 'Tan Mei Ling', personId: 'PER-004', at: now },
    ]);
    expect(getApprovalError(first, person) !== undefined).toBe(isRefused);
  });

  it('[R63, TX5] a hold stores its reason and time, and a release restores the previous status and sign-offs', () => {
    const held = after(initiated(), 'approve', 'hold');
    expect(held).toMatchObject({
      status: 'compliance_review',
      holdReason: 'Director on the list',
      heldAt: now,
    });
    expect(held.signOffs).toHaveLength(1);
    expect(applyPaymentRelease(held)).toEqual(after(initiated(), 'approve'));
    expect(applyPaymentRelease(after(initiated(), 'hold'))).toEqual(initiated());
  });

  it('[TX5] a rejection stores its reason and marks the current step as failed', () => {
    const reason = 'Director on the list';
    const held = applyPaymentRejection(after(initiated(), 'approve', 'hold'), reason, now);
    for (const rejected of [after(initiated(), 'approve', 'reject'), held]) {
      expect(rejected).toMatchObject({ status: 'failed', failureReason: reason });
      expect(rejected).not.toHaveProperty('holdReason');
      expect(rejected).not.toHaveProperty('heldAt');
      expect(steps(rejected)).toEqual(['failed', 'pending', 'pending', 'pending']);
      expect(getTransactionStage(rejected)).toBe('under_review');
    }
  });

  it('[TX5] only the specified actions are possible in each payment status', () => {
    expect(allowedMoves(initiated())).toEqual(['approve', 'hold', 'reject']);
    const signed = (transaction: Transaction) =>
      allowedMoves(after(transaction, 'approve', 'approve', 'approve'));
    expect(signed(initiated())).toEqual(['hold', 'reject']);
    expect(signed(checked(initiated()))).toEqual(['execute', 'hold', 'reject']);
    expect(allowedMoves(after(initiated(), 'hold'))).toEqual([]);
    expect(allowedMoves(after(initiated(), 'reject'))).toEqual([]);
    expect(
      allowedMoves(after(checked(initiated()), 'approve', 'approve', 'approve', 'execute')),
    ).toEqual([]);
  });

  it('[TX5] explains why an action on a payment is not allowed', () => {
    const signed = after(initiated(), 'approve', 'approve', 'approve');
    expect(getTransactionActionError(after(initiated(), 'hold'), 'reject')).toBe(
      'Reject is not possible in this status.',
    );
    expect(getTransactionActionError(signed, 'approve')).toBe('All sign-offs are complete.');
    expect(getTransactionActionError(after(initiated(), 'approve'), 'execute')).toBe(
      'Needs 2 more sign-offs.',
    );
    expect(getTransactionActionError(after(initiated(), 'approve', 'approve'), 'execute')).toBe(
      'Needs 1 more sign-off.',
    );
  });

  it('[R30] refuses to execute a payment while checks are open, and names the checks', () => {
    const signed = after(initiated(), 'approve', 'approve', 'approve');
    expect(getTransactionActionError(signed, 'execute')).toBe(
      'AML screening, OFAC check, and SWIFT validation are not complete.',
    );
    const [aml, ofac, swift, settlement] = checked(signed).processingSteps as [
      Transaction['processingSteps'][number],
      Transaction['processingSteps'][number],
      Transaction['processingSteps'][number],
      Transaction['processingSteps'][number],
    ];
    for (const status of ['pending', 'processing', 'failed'] as const) {
      const processingSteps = [aml, { ...ofac, status }, swift, settlement];
      expect(getTransactionActionError({ ...signed, processingSteps }, 'execute')).toBe(
        'OFAC check is not complete.',
      );
    }
    expect(
      getTransactionActionError({ ...signed, processingSteps: [aml, ofac, swift] }, 'execute'),
    ).toBe(undefined);
    expect(getTransactionActionError({ ...signed, processingSteps: [aml, ofac] }, 'execute')).toBe(
      'SWIFT validation is not complete.',
    );
  });

  it('[T2, TX5] the stage of a payment matches its number of sign-offs after any sequence of actions', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...transactionTypes),
        fc.array(fc.constantFrom(...transactionActions), { maxLength: 12 }),
        (type, kinds) => {
          let transaction = initiated(type);
          for (const kind of kinds) {
            if (getTransactionActionError(transaction, kind) !== undefined) continue;
            const before = structuredClone(transaction);
            const moved = applyTransactionAction(
              transaction,
              move(kind),
              { name: 'Tan Mei Ling' },
              now,
            );
            expect(transaction).toEqual(before);
            transaction = moved;
            expect(v.is(transactionSchema, transaction)).toBe(true);
            expect(countCompletedSignOffs(getTransactionStage(transaction))).toBe(
              transaction.signOffs?.length ?? 0,
            );
          }
        },
      ),
    );
  });
});

describe('reason for an action', () => {
  it.each([holdTransaction, rejectTransaction])(
    '[TX5] the reason for $id must have 1 to 500 characters',
    ({ input }) => {
      const accepts = (reason?: string) => v.is(input, { id: 'TX-064', reason });
      expect(accepts()).toBe(false);
      expect(accepts(' \t')).toBe(false);
      expect(accepts('x')).toBe(true);
      expect(accepts('x'.repeat(500))).toBe(true);
      expect(accepts('x'.repeat(501))).toBe(false);
    },
  );

  it('[TX5] accepts a reason of 500 characters for an action on a payment, and rejects a longer one', () => {
    expect(v.is(transactionActionReasonSchema, 'x'.repeat(500))).toBe(true);
    expect(v.is(transactionActionReasonSchema, 'x'.repeat(501))).toBe(false);
  });
});
