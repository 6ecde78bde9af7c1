import { useCollection } from 'shared-kernel/workspace';
import type { LookupRecords } from './look-up';

type LookupState =
  | { readonly status: 'pending' }
  | { readonly status: 'error' }
  | { readonly status: 'success'; readonly records: LookupRecords };

/** All that can be looked up: there once every collection has been read. */
export function useLookupRecords(): LookupState {
  const contracts = useCollection('contracts');
  const clients = useCollection('clients');
  const processes = useCollection('processes');
  const transactions = useCollection('transactions');
  if (contracts.data && clients.data && processes.data && transactions.data) {
    return {
      status: 'success',
      records: {
        contracts: contracts.data,
        clients: clients.data,
        processes: processes.data,
        transactions: transactions.data,
      },
    };
  }
  const hasFailed = [contracts, clients, processes, transactions].some(({ isError }) => isError);
  return { status: hasFailed ? 'error' : 'pending' };
}
