import type { RecordPlace } from '../shell';

/** Where a test finds records opened, as the product's own remotes describe it. */
export const recordPlaces: Readonly<Record<string, RecordPlace>> = {
  processes: { tab: 'processes', param: 'process' },
  transactions: { tab: 'transactions', param: 'tx' },
  clients: { tab: 'clients', param: 'client' },
  compliance: { tab: 'compliance', param: 'case' },
  contracts: { tab: 'contracts', param: 'contract' },
  notifications: { tab: 'notifications', param: 'n' },
};
