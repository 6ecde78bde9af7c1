import type { RecordRoutes, TabFilters } from '../shell/descriptions';

/** The dashboard tab and URL parameter for each kind of record. Tests use these instead of loading the remotes. */
export const recordRoutes: RecordRoutes = {
  processes: { tab: 'processes', param: 'process' },
  transactions: { tab: 'transactions', param: 'tx' },
  clients: { tab: 'clients', param: 'client' },
  compliance: { tab: 'compliance', param: 'case' },
  cases: { tab: 'compliance', param: 'review' },
  'sanctions-entries': { tab: 'compliance', param: 'entry' },
  contracts: { tab: 'contracts', param: 'contract' },
  notifications: { tab: 'notifications', param: 'n' },
};

const named = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, name]));

/** For each dashboard tab, the filters that a link can set, so that tests do not load the remotes. */
export const tabFilters: TabFilters = {
  processes: named('status', 'due', 'assignee', 'currency', 'from', 'to'),
  transactions: named('type', 'status', 'counterparty', 'waits', 'days', 'from', 'to', 'sort'),
  clients: named('risk', 'show', 'section'),
  compliance: named('risk', 'band', 'show', 'waits', 'sort'),
  contracts: named('status', 'show', 'dir'),
  notifications: named('show', 'category'),
  profile: named('section'),
};
