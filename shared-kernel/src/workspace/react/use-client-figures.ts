import { useMemo } from 'react';
import type { Client } from '../../domain/client';
import { clientFigures } from '../../domain/overview/client-figures';
import { computeFigures } from '../commands/view-command';
import { useCollection } from './use-collection';
import { useAvailability } from './use-command';
import { useSample } from './use-sample';

const asStored = (client: Client) => client;

/**
 * A client with the figures of its transactions. In `reference`, and until the transactions are
 * read, it is as it was stored.
 *
 * @example
 * const current = useClientFigures();
 * const volumes = clients.map((client) => current(client).totalVolume);
 */
export function useClientFigures(): (client: Client) => Client {
  const enabled = useAvailability(computeFigures).state !== 'inert';
  const { data: clients } = useCollection('clients', { enabled });
  const { data: transactions } = useCollection('transactions', {
    enabled: enabled && clients !== undefined,
  });
  const { data: sample } = useSample({ enabled });
  return useMemo(
    () =>
      enabled && clients && transactions && sample
        ? clientFigures({ clients, transactions }, sample)
        : asStored,
    [enabled, clients, transactions, sample],
  );
}
