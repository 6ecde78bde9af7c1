import { dashboardAddress, openGate, signIn, tabs, type Tab, type Visitor } from '../drive';

/** A screen, or what opens over it, as docs/screens shows it. */
export interface Place {
  readonly name: string;
  readonly address: string;
}

/** What one visitor sees; the visitor is let in before the first page. */
export interface Visit {
  readonly letIn: (visitor: Visitor) => Promise<void>;
  readonly places: readonly Place[];
}

const within = (name: string, tab: Tab, query: string): Place => ({
  name,
  address: `${dashboardAddress('admin', tab)}${tab === 'overview' ? '?' : '&'}${query}`,
});

const inTheDashboard: readonly Place[] = [
  ...tabs.map((tab) => ({ name: tab, address: dashboardAddress('admin', tab) })),
  within('audit-log', 'overview', 'section=audit'),
  within('process', 'processes', 'process=PF-001'),
  within('processes-calendar', 'processes', 'section=calendar&calendar=all&day=21'),
  within('processes-alerts', 'processes', 'section=alerts'),
  within('processes-analytics', 'processes', 'section=analytics'),
  within('transactions-table', 'transactions', 'view=table'),
  within('transaction', 'transactions', 'tx=TX-063'),
  within('client', 'clients', 'client=CL-001'),
  within('case', 'compliance', 'case=CR-001'),
  within('queue', 'compliance', 'work=queue'),
  within('review', 'compliance', 'review=RC-CR-008-kyc-screening_flagged'),
  within('verify-file', 'contracts', 'do=verify-file'),
  within('contract', 'contracts', 'contract=CON-1003'),
  within('notification', 'notifications', 'n=NT-001'),
  within('security', 'profile', 'section=security'),
  within('notification-settings', 'profile', 'section=notifications'),
  within('preferences', 'profile', 'section=preferences'),
];

/** Every screen before the dashboard, every tab, and what of each opens. */
export const visits: readonly Visit[] = [
  { letIn: () => Promise.resolve(), places: [{ name: 'gate', address: '/' }] },
  {
    letIn: openGate,
    places: [
      { name: 'landing', address: '/trustfold' },
      { name: 'portal-selection', address: '/trustfold/login' },
      { name: 'portal-sign-in', address: '/portal/login' },
      { name: 'demo-sign-in', address: '/portal/demo' },
      { name: 'not-found', address: '/nowhere' },
    ],
  },
  { letIn: signIn, places: inTheDashboard },
];
