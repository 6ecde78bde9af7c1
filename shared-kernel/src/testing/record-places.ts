import type { RecordPlaces, TabFilters } from '../shell/record-places';

/** Where a test finds records opened, as the product's own remotes describe it. */
export const recordPlaces: RecordPlaces = {
  processes: { tab: 'processes', param: 'process' },
  transactions: { tab: 'transactions', param: 'tx' },
  clients: { tab: 'clients', param: 'client' },
  compliance: { tab: 'compliance', param: 'case' },
  cases: { tab: 'compliance', param: 'review' },
  contracts: { tab: 'contracts', param: 'contract' },
  notifications: { tab: 'notifications', param: 'n' },
};

const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name]));

/** By what a link in a test may narrow a tab, as the product's own remotes describe it. */
export const tabFilters: TabFilters = {
  processes: named('status', 'due', 'assignee', 'currency', 'from', 'to'),
  transactions: named('type', 'status', 'counterparty', 'waits', 'days', 'from', 'to', 'sort'),
  clients: named('risk', 'show', 'section'),
  compliance: named('risk', 'band', 'show', 'waits', 'sort'),
  contracts: named('status', 'show', 'dir'),
  notifications: named('show', 'category'),
  profile: named('section'),
};
