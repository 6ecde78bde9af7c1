import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type DashboardTab } from '../browser';

export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly selector: string;
  readonly text: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
}

const labelled = (label: string, inside: string) => `[aria-label="${label}"] ${inside}`;
const rows = ':is(li, [role="listitem"])';

const tabs: readonly (readonly [tab: DashboardTab, selector: string, text: string])[] = [
  ['overview', rows, 'Overdue'],
  ['processes', labelled('Processes', rows), '-001'],
  ['transactions', labelled('Transactions', 'td time'), '20'],
  ['clients', labelled('Clients', 'article dd'), '$58,100,000'],
  ['compliance', labelled('Compliance records', 'article span'), '%'],
  ['contracts', labelled('Contracts', 'article dd'), '$78,000,000'],
  ['notifications', labelled('Notifications', rows), 'Dip test rejected'],
  ['profile', 'button', 'Update Profile'],
  ['analytics', labelled('Key figures', 'span'), '18.5 days'],
];

const landing = { name: 'landing', address: '/trustfold', selector: 'main figure p' };
const login = { name: 'sign-in', address: '/portal/login', selector: '[type="password"]' };

export const visits: readonly Visit[] = [
  { name: 'gate', address: '/', selector: 'form input', text: '' },
  { ...landing, text: '$45,000,000', prepare: openGate },
  { ...login, text: '', prepare: openGate },
  ...tabs.map(([tab, selector, text]) => {
    const address = dashboardAddress('admin', tab);
    return { name: tab, address, selector: `#dashboard-panel ${selector}`, text, prepare: signIn };
  }),
];
