import { useMemo } from 'react';
import type { KpiRequest } from '../../domain/overview';
import { computeKpis } from '../commands/define-view-command';
import { useCollection } from './use-collection';
import { useAvailability } from './use-command';
import { useSampleData } from './use-sample-data';
import { useHasSampleData, useOwnCompany, useWorkspaceClock } from './workspace-context';

/** The input for computing KPIs, except for the period, which the screen selects. */
export type KpiInput = Omit<KpiRequest<string>, 'period'>;

export interface KpiRecordsQuery {
  readonly status: 'pending' | 'error' | 'success';
  readonly data: KpiInput | undefined;
  readonly error: Error | null;
  readonly refetch: () => void;
}

/** The records for the figures of the overview and analytics screens, as one query. */
export function useKpiRecords(): KpiRecordsQuery {
  const isFixed = useAvailability(computeKpis).state === 'inert';
  const now = useWorkspaceClock();
  const hasSample = useHasSampleData();
  const isOwn = useOwnCompany() !== undefined || hasSample === false;
  const transactions = useCollection('transactions');
  const processes = useCollection('processes');
  const contracts = useCollection('contracts');
  const clients = useCollection('clients');
  const complianceRecords = useCollection('complianceRecords');
  const sample = useSampleData();

  const data = useMemo((): KpiInput | undefined => {
    if (hasSample === undefined || !transactions.data || !processes.data || !contracts.data)
      return undefined;
    if (!clients.data || !complianceRecords.data || !sample.data) return undefined;
    return {
      records: {
        transactions: transactions.data,
        processes: processes.data,
        contracts: contracts.data,
        clients: clients.data,
        complianceRecords: complianceRecords.data,
      },
      sample: sample.data,
      now,
      isFixed,
      isOwn,
    };
  }, [
    isFixed,
    isOwn,
    hasSample,
    now,
    transactions.data,
    processes.data,
    contracts.data,
    clients.data,
    complianceRecords.data,
    sample.data,
  ]);

  const queries = [transactions, processes, contracts, clients, complianceRecords, sample];
  const failed = queries.find(({ status }) => status === 'error');
  return {
    status: failed ? 'error' : data ? 'success' : 'pending',
    data,
    error: failed?.error ?? null,
    refetch: () => {
      for (const query of queries) if (query.status === 'error') void query.refetch();
    },
  };
}
