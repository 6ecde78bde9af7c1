import { useMemo } from 'react';
import { portalLabel } from 'shared-kernel/domain/portal';
import { useCurrentPortal } from 'shared-kernel/shell';
import type { DataViewQuery } from 'shared-kernel/ui';
import { useCollection, useMayDo, useRecord, useWorkspaceClock } from 'shared-kernel/workspace';
import { openTasks } from './open-tasks';
import type { Task } from './task';

/** The tasks of the reader, in order; the overview, the bell, the search palette and the phone's bar list these. */
export function useTasks(): DataViewQuery<readonly Task[]> {
  const may = useMayDo();
  const by = useCurrentPortal();
  const now = useWorkspaceClock();
  const profile = useRecord('profiles', by);
  const queries = {
    transactions: useCollection('transactions'),
    processes: useCollection('processes'),
    contracts: useCollection('contracts'),
    clients: useCollection('clients'),
    complianceRecords: useCollection('complianceRecords'),
    cases: useCollection('cases'),
  };
  const { data: transactions } = queries.transactions;
  const { data: processes } = queries.processes;
  const { data: contracts } = queries.contracts;
  const { data: clients } = queries.clients;
  const { data: complianceRecords } = queries.complianceRecords;
  const { data: cases } = queries.cases;
  const { fullName: name = portalLabel[by], email } = profile.data ?? {};
  const data = useMemo(
    () =>
      transactions && processes && contracts && clients && complianceRecords && cases
        ? openTasks({
            records: { transactions, processes, contracts, clients, complianceRecords, cases },
            may,
            person: { by, name, email },
            now,
          })
        : undefined,
    [
      transactions,
      processes,
      contracts,
      clients,
      complianceRecords,
      cases,
      may,
      by,
      name,
      email,
      now,
    ],
  );
  const failed = Object.values(queries).find(({ isError }) => isError);
  return {
    status: failed ? 'error' : data ? 'success' : 'pending',
    data,
    error: failed?.error ?? null,
    refetch: () => {
      for (const query of Object.values(queries)) if (query.isError) void query.refetch();
    },
  };
}
