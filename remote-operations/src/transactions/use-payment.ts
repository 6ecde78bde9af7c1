import { useMemo } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { paymentAt } from './checks/payment-checks';
import { transactionTerms } from './commands/terms';

/** Returns the time at which simulated checks are evaluated, or `undefined` in `reference` mode. */
export function useCheckTime(): string | undefined {
  const now = useWorkspaceClock();
  return useAvailability(transactionTerms.holdTransaction).state === 'inert' ? undefined : now;
}

export function usePayment(transaction: Transaction): Transaction {
  const now = useCheckTime();
  return useMemo(
    () => (now === undefined ? transaction : paymentAt(transaction, now)),
    [transaction, now],
  );
}
