import { portalLabel, type PortalKey } from 'shared-kernel/domain/portal';
import { createPermissionCheck, type Workspace } from 'shared-kernel/testing';
import { sampleConstants } from 'shared-kernel/testing/records';
import { findTasks } from '../dashboard/tasks/find-tasks';

export async function loadTasks({ source }: Workspace, by: PortalKey) {
  const [transactions, processes, contracts, clients, complianceRecords, cases] = await Promise.all(
    [
      source.list('transactions'),
      source.list('processes'),
      source.list('contracts'),
      source.list('clients'),
      source.list('complianceRecords'),
      source.list('cases'),
    ],
  );
  return findTasks({
    records: { transactions, processes, contracts, clients, complianceRecords, cases },
    hasPermission: createPermissionCheck(by),
    person: { by, name: portalLabel[by] },
    now: sampleConstants.now,
  });
}
