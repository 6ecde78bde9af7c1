import { useMemo } from 'react';
import type { Client } from 'shared-kernel/domain/client';
import { createClientStatisticsUpdater } from 'shared-kernel/domain/overview';
import {
  computeKpis,
  useAvailability,
  useCollection,
  useSampleData,
} from 'shared-kernel/workspace';

const asStored = (client: Client) => client;

/**
 * Returns a function that adds the transaction volume and counts to a client. Adds nothing in `reference` mode or
 * before the transactions have loaded.
 */
export function useClientStatistics(): (client: Client) => Client {
  const enabled = useAvailability(computeKpis).state !== 'inert';
  const { data: clients } = useCollection('clients', { enabled });
  const { data: transactions } = useCollection('transactions', {
    enabled: enabled && clients !== undefined,
  });
  const { data: sample } = useSampleData({ enabled });
  return useMemo(
    () =>
      enabled && clients && transactions && sample
        ? createClientStatisticsUpdater({ clients, transactions }, sample)
        : asStored,
    [enabled, clients, transactions, sample],
  );
}
