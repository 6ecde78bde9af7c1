import { expect, type Page } from '@playwright/test';
import { dashboardAddress, type DashboardTab } from 'tooling/browser';

export interface Screen {
  readonly name: string;
  /** Navigates to this screen from the previous screen of the group, in a wide window. */
  readonly open: (page: Page) => Promise<unknown>;
}

const byAddress = (name: string, address: string): Screen => ({
  name,
  open: (page) => page.goto(address),
});

const byLink = (name: string, link: string, heading: string): Screen => ({
  name,
  open: async (page) => {
    await page.getByRole('link', { name: link }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  },
});

const byTab = (name: DashboardTab): Screen => ({
  name,
  open: async (page) => {
    const tab = page.locator(`#dashboard-tab-${name}`);
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tabpanel').getByRole('heading').first()).toBeVisible();
  },
});

const tabsFrom = (first: DashboardTab, ...others: readonly DashboardTab[]): readonly Screen[] => [
  byAddress(first, dashboardAddress('admin', first)),
  ...others.map(byTab),
];

const auditLog = byAddress('audit-log', `${dashboardAddress()}?section=audit`);

/** Groups of screens. The screens of a group are opened one after the other in the same browser page. */
export const screenGroups: readonly (readonly Screen[])[] = [
  [byAddress('gate', '/')],
  [byAddress('landing', '/trustfold'), byLink('sign-in', 'Portal Access', 'Portal access')],
  [
    byAddress('not-found', '/nowhere'),
    byLink('selection', 'Choose a portal', 'Choose a portal'),
    byLink('demo', 'Demo portal', 'Demo portal'),
  ],
  tabsFrom('overview', 'processes', 'transactions'),
  tabsFrom('clients', 'compliance', 'contracts'),
  tabsFrom('notifications', 'profile', 'analytics'),
  [auditLog],
];

const opened = (name: string, tab: DashboardTab, query: string): Screen =>
  byAddress(name, `${dashboardAddress('admin', tab)}&${query}`);

export const recordScreens: readonly Screen[] = [
  opened('contract', 'contracts', 'contract=CON-1003'),
  opened('client', 'clients', 'client=CL-012'),
  opened('case', 'compliance', 'case=CR-012'),
  opened('transaction', 'transactions', 'tx=TX-063'),
  opened('process', 'processes', 'process=PF-001'),
  opened('notification', 'notifications', 'n=NT-001'),
];

export const sectionScreens: readonly (readonly Screen[])[] = [
  [
    opened('calendar', 'processes', 'section=calendar&calendar=all&day=21'),
    opened('alerts', 'processes', 'section=alerts'),
    opened('process-figures', 'processes', 'section=analytics'),
  ],
  [
    opened('security', 'profile', 'section=security'),
    opened('notification-settings', 'profile', 'section=notifications'),
    opened('preferences', 'profile', 'section=preferences'),
  ],
  [
    opened('queue', 'compliance', 'work=queue'),
    opened('review', 'compliance', 'review=RC-CR-008-kyc-screening_flagged'),
  ],
];
