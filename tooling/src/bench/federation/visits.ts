import type { Page } from '../../../../e2e/core/chromium';
import { dashboardAddress, openGate, signIn, type Tab } from '../../../../e2e/core/journeys';

/** Something a person does whose cost is measured. */
export interface Visit {
  readonly name: string;
  /** Makes the visitor one who may come here. */
  readonly prepare: (page: Page) => Promise<unknown>;
  readonly address: string;
  /** For a warm tab: the tab to press once the address has settled. */
  readonly press?: string;
  /** The visit is over when an element that matches `region` holds `text`. */
  readonly region: string;
  readonly text: string;
}

const panel = '#dashboard-panel';

/** Each tab with something of the sample that only its own screen shows. */
const tabs: readonly (readonly [Tab, string, string])[] = [
  ['processes', 'Processes', 'PF-2024-001'],
  ['transactions', 'Transactions', 'Atlas Drilling Corporation'],
  ['clients', 'Clients', 'Meridian Energy Partners'],
  ['compliance', 'Compliance', 'Meridian Energy Partners'],
  ['contracts', 'Contracts', '$78,000,000'],
  ['notifications', 'Notifications', 'Dip test rejected'],
  ['profile', 'Profile', 'Update Profile'],
  ['analytics', 'Analytics', 'System Analytics'],
];

const nobody = () => Promise.resolve();

export const visits: readonly Visit[] = [
  { name: 'gate', prepare: nobody, address: '/', region: 'input', text: '' },
  { name: 'landing', prepare: openGate, address: '/trustfold', region: 'h1', text: '' },
  { name: 'sign-in', prepare: openGate, address: '/portal/login', region: 'form input', text: '' },
  {
    name: 'overview',
    prepare: signIn,
    address: dashboardAddress(),
    region: panel,
    text: '99.9%',
  },
  ...tabs.map(([tab, , text]) => ({
    name: `${tab}, cold`,
    prepare: signIn,
    address: dashboardAddress('admin', tab),
    region: panel,
    text,
  })),
  ...tabs.map(([tab, press, text]) => ({
    name: `${tab}, warm`,
    prepare: signIn,
    address: dashboardAddress(),
    press,
    region: panel,
    text,
  })),
];
