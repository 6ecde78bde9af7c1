import fc from 'fast-check';
import * as v from 'valibot';
import {
  processingStepsByType,
  transactionTypes,
  type Transaction,
} from 'shared-kernel/domain/transaction';
import { namedTransactions, transactions, transactionSchema } from 'shared-kernel/testing/records';
import {
  checkResultCommentSchema,
  applyCheckResult,
  getCheckResultError,
  checkResultSchema,
  listPendingManualChecks,
  countConfirmations,
  listPendingChecks,
  applySimulatedChecks,
  simulatedCheckMinutes,
} from './payment-checks';

const start = '2024-07-22T08:00:00.000Z';
const at = (minutes: number, seconds = 0) =>
  new Date(Date.parse(start) + minutes * 60_000 + seconds * 1000).toISOString();

const payment = (type: Transaction['type'], status: Transaction['status'] = 'processing') => ({
  id: 'TX-1',
  type,
  amount: 1000,
  currency: 'USD' as const,
  status,
  timestamp: start,
  counterparty: 'Atlas Drilling Corporation',
  reference: 'WIRE-1',
  complianceScore: 95,
  processingSteps: processingStepsByType[type].map((step) => ({
    step,
    status: 'pending' as const,
  })),
});

const recorded = (type: Transaction['type'], minute: number, status?: Transaction['status']) => {
  let current: Transaction = payment(type, status);
  for (const check of listPendingManualChecks(current))
    current = applyCheckResult(
      current,
      { check, result: 'passed', comment: 'No match' },
      { name: 'Tan Mei Ling' },
      at(minute),
    );
  return current;
};

const simulated = [
  ['fiat', 'swift_validation'],
  ['fx', 'rate_lock'],
  ['crypto', 'blockchain_analysis'],
] as const;

describe('simulated checks', () => {
  it.each(simulated)(
    '[R30] in a %s payment, the check %s completes after its simulated duration',
    (type, check) => {
      const due = simulatedCheckMinutes[check];
      const passed = recorded(type, 1);
      expect(listPendingChecks(applySimulatedChecks(passed, at(due - 1, 59)))).toEqual([check]);
      const complete = applySimulatedChecks(passed, at(due));
      expect(listPendingChecks(complete)).toEqual([]);
      expect(complete.processingSteps.find(({ step }) => step === check)).toEqual({
        step: check,
        status: 'completed',
        timestamp: at(due),
      });
      expect(complete.processingSteps.at(-1)).toEqual({
        step: 'settlement',
        status: 'processing',
        timestamp: at(due),
      });
    },
  );

  it.each(simulated)(
    '[R30] in a %s payment, the check %s starts only after the previous checks',
    (type, check) => {
      const day = 24 * 60;
      expect(listPendingChecks(applySimulatedChecks(payment(type), at(day)))).toContain(check);
      const complete = applySimulatedChecks(recorded(type, day), at(day));
      expect(complete.processingSteps.find(({ step }) => step === check)?.timestamp).toBe(at(day));
    },
  );

  it('[R30] simulated checks do not complete while the payment is on hold, completed or failed', () => {
    for (const status of ['compliance_review', 'failed', 'completed'] as const) {
      const held: Transaction = { ...recorded('fiat', 1), status };
      expect(applySimulatedChecks(held, at(1000))).toBe(held);
    }
  });

  it('[R30] simulated checks do not change sample payments at the reference time of the sample data', () => {
    for (const each of transactions)
      expect(applySimulatedChecks(each, '2024-07-22T09:00:59.000Z')).toBe(each);
  });

  it('[R30] a completed simulated check stays completed, and the payment stays valid', () => {
    const minute = fc.integer({ min: 0, max: 200 });
    fc.assert(
      fc.property(fc.constantFrom(...transactionTypes), minute, minute, (type, one, other) => {
        const passed = recorded(type, 10);
        const [before, after] = [Math.min(one, other), Math.max(one, other)];
        const earlier = applySimulatedChecks(passed, at(before));
        const now = applySimulatedChecks(passed, at(after));
        expect(listPendingChecks(earlier)).toEqual(
          expect.arrayContaining([...listPendingChecks(now)]),
        );
        expect(v.is(transactionSchema, now)).toBe(true);
        expect(applySimulatedChecks(now, at(after))).toEqual(now);
      }),
    );
  });
});

describe('block confirmations', () => {
  it('[R30, TX8] block confirmations increase by one per minute until the blockchain analysis is complete', () => {
    const passed = recorded('crypto', 1);
    const count = (minutes: number, seconds = 0) =>
      countConfirmations(
        applySimulatedChecks(passed, at(minutes, seconds)),
        at(minutes, seconds),
        12,
      );
    expect([count(53), count(53, 59), count(54), count(55), count(64, 59), count(65)]).toEqual([
      0, 0, 1, 2, 11, 12,
    ]);
    expect(count(10_000)).toBe(12);
  });

  it('[R30] the number of block confirmations is 0 until the blockchain analysis starts', () => {
    expect(countConfirmations(payment('crypto'), at(10_000), 12)).toBe(0);
    expect(countConfirmations(payment('crypto', 'pending'), at(10_000), 12)).toBe(0);
  });

  it('[R30, TX8] sample payments have 2 block confirmations at the reference time', () => {
    const crypto = transactions.find(({ id }) => id === namedTransactions.cryptoInProcessing);
    expect(crypto && countConfirmations(crypto, '2024-07-22T09:00:00.000Z', 12)).toBe(2);
  });
});

describe('recorded checks', () => {
  const finding = { check: 'ofac_check', comment: 'A namesake' } as const;

  it('[R30] recording a check stores the result, comment, user and time', () => {
    const passed = applyCheckResult(
      payment('fiat'),
      { ...finding, result: 'passed' },
      { name: 'Tan' },
      at(3),
    );
    expect(passed.processingSteps[1]).toEqual({
      step: 'ofac_check',
      status: 'completed',
      timestamp: at(3),
      by: 'Tan',
      comment: 'A namesake',
    });
    expect(passed).toMatchObject({ status: 'processing' });
    expect(listPendingManualChecks(passed)).toEqual(['aml_screening']);
    expect(v.is(transactionSchema, passed)).toBe(true);
  });

  it('[R30] a failed check puts the payment on hold and can be recorded again', () => {
    const failed = applyCheckResult(
      payment('fiat'),
      { ...finding, result: 'failed' },
      { name: 'Tan' },
      at(3),
    );
    expect(failed).toMatchObject({
      status: 'compliance_review',
      holdReason: 'OFAC check failed: A namesake',
    });
    expect(getCheckResultError(failed, 'ofac_check')).toBeUndefined();
    const passed = applyCheckResult(
      failed,
      { ...finding, result: 'passed' },
      { name: 'Tan' },
      at(9),
    );
    expect(listPendingManualChecks(passed)).toEqual(['aml_screening']);
    expect(passed.status).toBe('compliance_review');
  });

  it('[R30] a failed check does not replace the reason of an existing hold', () => {
    const held = { ...payment('fiat', 'compliance_review'), holdReason: 'A name matches' };
    const failed = applyCheckResult(held, { ...finding, result: 'failed' }, { name: 'Tan' }, at(3));
    expect(failed.holdReason).toBe('A name matches');
  });

  it('[R30] refuses to record a check that is completed, belongs to another payment type, or belongs to a closed payment', () => {
    expect(getCheckResultError(recorded('fiat', 1), 'aml_screening')).toBe(
      'AML screening is complete.',
    );
    expect(getCheckResultError(recorded('fiat', 1))).toBe('All results are recorded.');
    expect(getCheckResultError(payment('fiat'), 'kyc')).toBe('KYC is not a check of this payment.');
    for (const status of ['completed', 'failed'] as const)
      expect(getCheckResultError(payment('fiat', status), 'aml_screening')).toBe(
        'No result can be recorded in this status.',
      );
  });

  it('[R30] recording a check requires a result and a comment of 1 to 500 characters', () => {
    const given = { check: 'kyc', result: 'passed', comment: 'Seen' };
    const accepts = (changes: object) => v.is(checkResultSchema, { ...given, ...changes });
    expect(accepts({})).toBe(true);
    expect(accepts({ result: '' })).toBe(false);
    expect(accepts({ check: 'rate_lock' })).toBe(false);
    expect(v.is(checkResultCommentSchema, ' ')).toBe(false);
    expect(v.is(checkResultCommentSchema, 'x'.repeat(500))).toBe(true);
    expect(v.is(checkResultCommentSchema, 'x'.repeat(501))).toBe(false);
  });
});
