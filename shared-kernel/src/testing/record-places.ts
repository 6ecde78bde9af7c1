import type { RecordPlaces } from '../shell/record-places';

/** Where a test finds records opened, as the product's own remotes describe it. */
export const recordPlaces: RecordPlaces = {
  processes: { tab: 'processes', param: 'process' },
  transactions: { tab: 'transactions', param: 'tx' },
  clients: { tab: 'clients', param: 'client' },
  compliance: { tab: 'compliance', param: 'case' },
  contracts: { tab: 'contracts', param: 'contract' },
  notifications: { tab: 'notifications', param: 'n' },
};
