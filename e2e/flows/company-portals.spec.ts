import type { Page } from '@playwright/test';
import { dashboardAddress, signIn, dashboardTabs } from 'tooling/browser';
import { openDashboard } from '../core/open-dashboard';
import { deepTagIf } from '../core/deep-tag-if';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import { exportWorkspaceText } from '../core/workspace-file';

const meridian = 'Meridian Energy Partners';

const others = [
  'Northwind Petroleum',
  'Atlas Drilling Corporation',
  'Gulf Horizon Trading',
  'Pacific Rim Commodities',
  'Baltic Grain & Freight',
  'Sahara Solar Ventures',
  'Cordillera Mining Group',
  'Aurora LNG Shipping',
  'Orient Bridge Finance',
  'Zambezi Hydro Holdings',
  'Caspian Pipeline Services',
];

const portals = ['client', 'vendor'] as const;

const foreign = [
  ['contracts', 'contract=CON-1002', 'Contract not found'],
  ['clients', 'client=CL-003', 'Client not found'],
  ['compliance', 'case=CR-003', 'Case not found'],
  ['transactions', 'tx=TX-059', 'Transaction not found'],
  ['processes', 'process=PF-002', 'Process not found'],
  ['notifications', 'n=NT-002', 'Notification not found'],
  ['compliance', 'review=RC-CR-008-SL-002-sanctions_hit', 'Review case not found'],
] as const;

/** URL parameters that open a sanctions list entry and the review queue. In these portals they have no effect. */
const reviewWork = ['entry=SL-002', 'work=queue'];

const expectNoOther = async (page: Page) => {
  const text = await page.locator('body').innerText();
  for (const name of others) expect(text).not.toContain(name);
  await expect(page.getByText(/Possible sanctions match|entry on the OFAC list/)).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Only / })).toHaveCount(0);
};

for (const portal of portals) {
  for (const { width, height } of [wideViewportSize, narrowViewportSize]) {
    test(`[R29] no tab of the ${portal} portal shows the name of another company at a width of ${width} px${deepTagIf(portal === 'vendor' || width === narrowViewportSize.width)}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await openDashboard(page, portal);
      for (const tab of dashboardTabs) {
        await test.step(tab, async () => {
          await page.goto(dashboardAddress(portal, tab));
          await expect(page.locator('#first-paint')).toHaveCount(0);
          await expect(page.locator('#dashboard-panel [aria-busy="true"]')).toHaveCount(0);
          await expect(page.locator('#dashboard-panel').getByRole('heading').first()).toBeVisible();
          await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
          await expectNoOther(page);
        });
      }
    });
  }

  test(`[R29] the search in the ${portal} portal finds no records of other companies${deepTagIf(portal === 'vendor')}`, async ({
    page,
  }) => {
    await openDashboard(page, portal);
    await page.keyboard.press('ControlOrMeta+k');
    const field = page.getByRole('combobox', { name: 'Search Trustfold' });
    await field.fill('crude');
    await expect(page.getByRole('option').first()).toContainText('Crude');
    for (const name of ['Atlas Drilling', 'Caspian', 'sanctions']) {
      await field.fill(name);
      await expect(page.getByRole('option').filter({ hasText: name })).toHaveCount(0);
    }
  });

  test(`[R29] the ${portal} portal does not open another company’s record${deepTagIf(portal === 'vendor')}`, async ({
    page,
  }) => {
    await signIn(page);
    for (const [tab, query, title] of foreign) {
      await page.goto(`${dashboardAddress(portal, tab)}&${query}`);
      await expect(page.getByText(title)).toBeVisible();
      await expectNoOther(page);
    }
    for (const query of reviewWork) {
      await page.goto(`${dashboardAddress(portal, 'compliance')}&${query}`);
      await expect(page.getByRole('heading', { name: 'Compliance Score Engine' })).toBeVisible();
      await expect(page.locator('#dashboard-panel [aria-busy="true"]')).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByText(/Vera Montt|Ignacio Vera/)).toHaveCount(0);
      await expectNoOther(page);
    }
  });

  test(`[R29] the ${portal} portal exports only records of the user’s company${deepTagIf(portal === 'vendor')}`, async ({
    page,
  }) => {
    await openDashboard(page, portal, 'profile');
    await page.goto(`${dashboardAddress(portal, 'profile')}&section=preferences`);
    const file = await exportWorkspaceText(page);
    expect(file).toContain(portal === 'client' ? meridian : '"transactions"');
    for (const name of others) expect(file).not.toContain(name);
  });
}

test('[R29] the client portal shows no screening notification', async ({ page }) => {
  await openDashboard(page, 'client');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Notifications/ })
    .click();
  await expect(page.getByText('Dip test rejected, re-test required').first()).toBeVisible();
  await expectNoOther(page);
});
