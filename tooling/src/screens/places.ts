import { dashboardAddress, tabs, type Tab } from '../drive';

/** A screen, or what opens over it, as docs/screens shows it. */
export interface Place {
  readonly name: string;
  readonly address: string;
}

const within = (name: string, tab: Tab, query: string): Place => ({
  name,
  address: `${dashboardAddress('admin', tab)}&${query}`,
});

/** Every tab, and what of each opens. */
export const places: readonly Place[] = [
  ...tabs.map((tab) => ({ name: tab, address: dashboardAddress('admin', tab) })),
  within('processes-calendar', 'processes', 'section=calendar&calendar=all&day=21'),
  within('processes-alerts', 'processes', 'section=alerts'),
  within('processes-analytics', 'processes', 'section=analytics'),
  within('transactions-table', 'transactions', 'view=table'),
  within('transaction', 'transactions', 'tx=TX-2024-051'),
  within('client', 'clients', 'client=CL-001'),
  within('case', 'compliance', 'case=CR-001'),
  within('contract', 'contracts', 'contract=CON-1718711100000'),
  within('notification', 'notifications', 'n=NT-001'),
  within('security', 'profile', 'section=security'),
  within('preferences', 'profile', 'section=preferences'),
];
