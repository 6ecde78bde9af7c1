import type { Page } from '@playwright/test';
import { dashboardAddress, signIn, dashboardTabs } from 'tooling/browser';
import { saveScreenshot } from '../core/save-screenshot';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

type Description = { format: number; name: string; screens: Record<string, { tab: object }> };
type Remotes = Record<string, { brings: Description }>;

const pointerAddress = '**/env/**/current.json';

const changePointer = (page: Page, change: (remotes: Remotes) => void) =>
  page.route(pointerAddress, async (route) => {
    const response = await route.fetch();
    const pointer = (await response.json()) as { composition: { remotes: Remotes } };
    change(pointer.composition.remotes);
    await route.fulfill({ response, json: pointer });
  });

const screenOf = (tab: object) => ({
  'contract-management': { tab: { label: 'New', icon: 'document', order: 1, ...tab } },
});

const faulty: readonly (readonly [string, Partial<Description>, RegExp])[] = [
  [
    'doubled',
    { screens: screenOf({ key: 'clients' }) },
    /uses the tab “clients”, which is already used by compl/,
  ],
  [
    'unpictured',
    { screens: screenOf({ key: 'unpictured', icon: 'unicorn' }) },
    /icon is not an icon of the product/,
  ],
  [
    'unordered',
    { screens: screenOf({ key: 'unordered', order: 'last' }) },
    /order is not a number/,
  ],
  [
    'wordy',
    { screens: screenOf({ key: 'wordy', label: 'x'.repeat(300) }) },
    /label is longer than 40 characters/,
  ],
  [
    'marked',
    { screens: screenOf({ key: 'marked', label: '<img src=x onerror=alert(1)>' }) },
    /label holds markup/,
  ],
  [
    'lacking',
    { screens: { lost: { tab: { key: 'lost', label: 'Lost', icon: 'document', order: 1 } } } },
    /does not contain the files of screen lost/,
  ],
  ['newer', { format: 2 }, /uses description format 2, which is newer than this page supports/],
];

test('[E3, F3] remotes with invalid descriptions in the composition show errors in their tabs, and all other tabs work @deep', async ({
  page,
}) => {
  await changePointer(page, (remotes) => {
    const { contracts } = remotes;
    if (!contracts) throw new Error('The composition names no contracts.');
    for (const [name, brings] of faulty)
      remotes[name] = { ...contracts, brings: { ...contracts.brings, name, ...brings } };
  });
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.tabs()).toHaveCount(dashboardTabs.length + faulty.length);

  for (const [name, , message] of faulty) {
    await dashboard.tab(name).click();
    const alert = dashboard.panel().getByRole('alert');
    await expect(alert).toContainText(`The release of the ${name} remote`);
    await expect(alert).toContainText(message);
    await saveScreenshot(page, `faulty-${name}`);
  }
  for (const tab of dashboardTabs) {
    await page.locator(`#dashboard-tab-${tab}`).click();
    await expect(dashboard.panel().getByRole('heading').first()).toBeVisible();
    await expect(dashboard.panel().getByRole('alert')).toHaveCount(0);
  }
});

test('[E3, F3] a known remote with an invalid description has a tab, and “Try Again” works once the description is fixed @deep', async ({
  page,
}) => {
  await changePointer(page, ({ contracts }) => {
    if (contracts) contracts.brings.format = 2;
  });
  await signIn(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByRole('alert')).toContainText(
    'The release of the contracts remote uses description format 2',
  );
  await expect(dashboard.tabs()).toHaveCount(dashboardTabs.length);
  await dashboard.tab('Clients').click();
  await expect(dashboard.panel().getByText('Meridian Energy Partners').first()).toBeVisible();
  await dashboard.tab('Contracts').click();
  await page.unroute(pointerAddress);
  await dashboard.tryAgain().click();
  await expect(dashboard.panel().getByText('$78,000,000').first()).toBeVisible();
});
