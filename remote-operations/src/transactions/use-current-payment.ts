import { useMemo } from 'react';
import type { Transaction } from 'shared-kernel/domain/transaction';
import { useAvailability, useWorkspaceClock } from 'shared-kernel/workspace';
import { applySimulatedChecks } from './checks/payment-checks';
import { transactionTerms } from './commands/terms';

/** Returns the time for evaluating simulated checks, or `undefined` in `reference` mode. */
export function useSimulatedCheckTime(): string | undefined {
  const now = useWorkspaceClock();
  return useAvailability(transactionTerms.holdTransaction).state === 'inert' ? undefined : now;
}

export function useCurrentPayment(transaction: Transaction): Transaction {
  const now = useSimulatedCheckTime();
  return useMemo(
    () => (now === undefined ? transaction : applySimulatedChecks(transaction, now)),
    [transaction, now],
  );
}
