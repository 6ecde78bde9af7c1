import type { Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn, type DashboardTab } from 'tooling/browser';
import { deepTagIf } from '../core/deep-tag-if';
import { openDashboard } from '../core/open-dashboard';
import type { SpecifiedRemote } from '../core/specified-remotes';
import { expect, test } from '../core/test';
import { DashboardPage, portalTitle } from '../pages/dashboard.page';

const tabNames = [
  'Overview',
  'Processes',
  'Transactions',
  'Clients',
  'Compliance',
  'Contracts',
  'Notifications',
  'Profile',
  'Analytics',
];

const routes: readonly (readonly [string, PortalKey])[] = [
  ['/legal', 'law_firm'],
  ['/unheard-of', 'admin'],
];

for (const [route, portal] of routes) {
  test(`[F1, F3, G1, B1, B2] /trustfold/dashboard${route} opens the ${portal} portal with nine tabs${deepTagIf(portal === 'admin')}`, async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(`/trustfold/dashboard${route}`);
    const dashboard = new DashboardPage(page);
    await expect(dashboard.title()).toHaveText(portalTitle[portal]);
    await expect(dashboard.tabs()).toHaveText(tabNames);
    await expect(page).toHaveTitle(`Overview · ${portalTitle[portal]} · Trustfold`);
  });
}

test('[F2, F3] tabs open by keyboard, by click and with Back and Forward; the header opens notifications, settings and the portal selection', async ({
  page,
}) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);

  await test.step('tabs open by keyboard', async () => {
    await dashboard.tab('Overview').focus();
    await page.keyboard.press('ArrowDown');
    await expect(dashboard.tab('Processes')).toBeFocused();
    await page.keyboard.press('End');
    await expect(dashboard.tab('Analytics')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(dashboardAddress('admin', 'analytics'));
  });

  await test.step('tabs open by click and with Back and Forward', async () => {
    await dashboard.tab('Contracts').click();
    await expect(page).toHaveURL(dashboardAddress('admin', 'contracts'));
    await expect(page).toHaveTitle(/^Contracts/);
    await dashboard.tab('Clients').click();
    await expect(page).toHaveURL(dashboardAddress('admin', 'clients'));
    await page.goBack();
    await expect(dashboard.tab('Contracts')).toHaveAttribute('aria-selected', 'true');
    await page.goForward();
    await expect(dashboard.tab('Clients')).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the header opens notifications, settings and the portal selection', async () => {
    await expect(dashboard.bell()).toHaveAccessibleName(/unread/);
    await dashboard.bell().click();
    // Uses the keyboard, because a click can miss the link while the list loads.
    await page.getByRole('link', { name: 'View all notifications' }).press('Enter');
    await expect(page).toHaveURL(dashboardAddress('admin', 'notifications'));
    await dashboard.settings().click();
    await expect(page).toHaveURL(/tab=profile&section=preferences/);
    await dashboard.switchPortal().click();
    await expect(page).toHaveURL('/trustfold/login');
  });
});

type Shown = readonly (readonly [DashboardTab, string])[];

const shown: readonly (readonly [remote: SpecifiedRemote, tabs: Shown])[] = [
  [
    'operations',
    [
      ['processes', 'PF-001'],
      ['transactions', 'Atlas Drilling Corporation'],
      ['notifications', 'Dip test rejected, re-test required'],
    ],
  ],
  [
    'compliance',
    [
      ['clients', 'Meridian Energy Partners'],
      ['compliance', 'Meridian Energy Partners'],
    ],
  ],
  ['contracts', [['contracts', '$78,000,000']]],
  [
    'account',
    [
      ['profile', 'Update Profile'],
      ['analytics', 'Settlement rate'],
    ],
  ],
];

const labelOf = (tab: DashboardTab) => tabNames.find((name) => name.toLowerCase() === tab) ?? tab;

const loadedScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).pathname.endsWith('.js')),
  );

for (const [remote, tabs] of shown) {
  test(`[F3, G5] the tabs of ${remote} show the sample data and load their code from the remote’s origin${deepTagIf(remote !== 'contracts')} @smoke`, async ({
    page,
    product,
  }) => {
    await signIn(page);
    const dashboard = new DashboardPage(page);
    for (const [index, [tab, text]] of tabs.entries()) {
      await test.step(tab, async () => {
        if (index === 0) await page.goto(dashboardAddress('admin', tab));
        else await dashboard.tab(labelOf(tab)).click();
        await expect(dashboard.tab(labelOf(tab))).toHaveAttribute('aria-selected', 'true');
        await expect(
          dashboard.panel().getByText(text).filter({ visible: true }).first(),
        ).toBeVisible();
        const scripts = await loadedScripts(page);
        expect(scripts.some((url) => url.startsWith(product.origins[remote]))).toBe(true);
      });
    }
  });
}

test('[F9] the overview prints without tabs or header @deep', async ({ page }) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dashboard.tab('Overview')).toBeHidden();
  await expect(dashboard.switchPortal()).toBeHidden();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
});
