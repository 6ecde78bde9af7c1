import type { Page } from '@playwright/test';
import { dashboardAddress, openGate, signIn, type DashboardTab } from '../browser';

export interface Visit {
  readonly name: string;
  readonly address: string;
  readonly selector: string;
  readonly text: string;
  readonly prepare: (page: Page) => Promise<unknown>;
}

const labelled = (label: string, inside: string) => `[aria-label="${label}"] ${inside}`;
const rows = ':is(li, [role="listitem"])';

const tabs: readonly (readonly [tab: DashboardTab, selector: string, text: string])[] = [
  ['overview', labelled('Key figures', 'span'), '99.9%'],
  ['processes', labelled('Processes', rows), '-001'],
  ['transactions', labelled('Transactions', 'td time'), '20'],
  ['clients', labelled('Clients', 'article dd'), '$184,200,000'],
  ['compliance', labelled('Compliance records', 'article span'), '%'],
  ['contracts', labelled('Contracts', 'article dd'), '$78,000,000'],
  ['notifications', labelled('Notifications', rows), 'Dip test rejected'],
  ['profile', 'button', 'Update Profile'],
  ['analytics', labelled('Key figures', 'span'), '18.5 days'],
];

type Row = readonly [name: string, address: string, selector: string, text: string];

const visit = (prepare: Visit['prepare'], [name, address, selector, text]: Row): Visit => ({
  name,
  address,
  selector,
  text,
  prepare,
});
export const visits: readonly Visit[] = [
  visit(() => Promise.resolve(), ['gate', '/', 'form input', '']),
  visit(openGate, ['landing', '/trustfold', 'main figure p', '$45,000,000']),
  visit(openGate, ['sign-in', '/portal/login', 'form input[type="password"]', '']),
  ...tabs.map(([tab, selector, text]) =>
    visit(signIn, [tab, dashboardAddress('admin', tab), `#dashboard-panel ${selector}`, text]),
  ),
];
