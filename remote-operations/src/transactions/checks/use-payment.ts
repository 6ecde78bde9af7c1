import { useMemo } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { paymentAt } from './payment-checks';
import { transactionTerms } from '../commands/terms';

/** The moment that simulated checks are computed for; undefined in the sample, which has none. */
export function useCheckMoment(): string | undefined {
  const now = useWorkspaceClock();
  return useAvailability(transactionTerms.holdTransaction).state === 'inert' ? undefined : now;
}

/** A payment as it stands now, with the simulated checks that are complete. */
export function usePayment(transaction: Transaction): Transaction {
  const now = useCheckMoment();
  return useMemo(
    () => (now === undefined ? transaction : paymentAt(transaction, now)),
    [transaction, now],
  );
}
