import { portalTitle, type PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn, type Tab } from 'tooling/drive';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

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
  ['/admin', 'admin'],
  ['/client', 'client'],
  ['/legal', 'law_firm'],
  ['/law_firm', 'law_firm'],
  ['/banking', 'banking'],
  ['/vendor', 'vendor'],
  ['/regulator', 'regulator'],
  ['/unheard-of', 'admin'],
  ['', 'admin'],
];

for (const [route, portal] of routes) {
  test(`[F1, F3, G1, B1, B2] /trustfold/dashboard${route} is the ${portal} portal with the nine tabs`, async ({
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

test('[F3, G1] a tab that there is none of is the overview, a name that every object has too', async ({
  page,
}) => {
  await signIn(page);
  const dashboard = new DashboardPage(page);
  for (const name of ['constructor', '__proto__', 'hasOwnProperty']) {
    await test.step(name, async () => {
      await page.goto(`${dashboardAddress()}?tab=${name}`);
      await expect(dashboard.tab('Overview')).toHaveAttribute('aria-selected', 'true');
      await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
    });
  }
});

test('[F8, B7] the dashboard without a session leads to the portal sign-in', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tf_site_gate', 'ok'));
  await page.goto('/trustfold/dashboard/admin');
  await expect(page).toHaveURL(/\/portal\/login/);
});

test('[F2] the header leads to notifications, settings and the portal selection', async ({
  page,
}) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.bell()).toHaveAccessibleName(/unread/);
  await dashboard.bell().click();
  // By the keyboard: the popover still finds its place while its list arrives.
  await page.getByRole('link', { name: 'View all notifications' }).press('Enter');
  await expect(page).toHaveURL(dashboardAddress('admin', 'notifications'));
  await dashboard.settings().click();
  await expect(page).toHaveURL(/tab=profile&section=preferences/);
  await dashboard.switchPortal().click();
  await expect(page).toHaveURL('/trustfold/login');
});

test('[F2] the bell is a plain link in reference', async ({ page }) => {
  await signIn(page);
  await page.goto('/trustfold/dashboard/admin?behaviour=reference');
  await page.getByRole('banner').getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(dashboardAddress('admin', 'notifications'));
});

test('[F3] the tab is in the URL, and Back and Forward walk through it', async ({ page }) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
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

test('[F3] the tabs are walked by keyboard alone', async ({ page }) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Overview').focus();
  await page.keyboard.press('ArrowDown');
  await expect(dashboard.tab('Processes')).toBeFocused();
  await page.keyboard.press('End');
  await expect(dashboard.tab('Analytics')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(dashboardAddress('admin', 'analytics'));
});

const shown: readonly (readonly [Tab, string, string])[] = [
  ['processes', 'PF-2024-001', 'operations'],
  ['transactions', 'Atlas Drilling Corporation', 'operations'],
  ['clients', 'Meridian Energy Partners', 'compliance'],
  ['compliance', 'Meridian Energy Partners', 'compliance'],
  ['contracts', '$78,000,000', 'contracts'],
  ['notifications', 'Dip test rejected, re-test required', 'operations'],
  ['profile', 'Update Profile', 'account'],
  ['analytics', 'Settlement rate', 'account'],
];

for (const [tab, text, remote] of shown) {
  test(`[F3, G5] ${tab} shows the sample, its code from the origin of ${remote} @smoke`, async ({
    page,
    product,
  }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.url());
    });
    await openDashboard(page, 'admin', tab);
    await expect(
      new DashboardPage(page).panel().getByText(text).filter({ visible: true }).first(),
    ).toBeVisible();
    const origin = product.origins[remote as keyof typeof product.origins];
    expect(scripts.some((url) => url.startsWith(origin))).toBe(true);
  });
}

test('[F4, F5, F6, F7] the overview shows the stated figures', async ({ page }) => {
  await openDashboard(page);
  const panel = new DashboardPage(page).panel();
  for (const label of [
    'Bank Wires',
    'USDT Transactions',
    'FX Transactions',
    'Smart Contracts',
    'Vendor Payments',
    'Active Workflows',
    'Signed Docs',
    'Uptime',
  ]) {
    await expect(panel.getByText(label, { exact: true }).first()).toBeVisible();
  }
  for (const figure of ['99.9%', '94%', '18.5 days', '94.2%', '$47.2M']) {
    await expect(panel.getByText(figure, { exact: true }).first()).toBeVisible();
  }
  const distribution = panel.getByRole('list', { name: 'Contract status distribution' });
  await expect(distribution.getByRole('listitem')).toHaveText([
    /Active\s*35/,
    /Legal Review\s*12/,
    /Pre-Certified\s*8/,
    /Pending\s*6/,
    /Completed\s*24/,
  ]);
  await expect(panel.getByRole('list', { name: 'Risk overview' }).getByRole('listitem')).toHaveText(
    [/Low.*45 clients, 65%/, /Medium.*18 clients, 26%/, /High.*6 clients, 9%/],
  );
  const integrations = panel.getByRole('region', { name: 'Integration status' });
  await expect(integrations.getByText('Active')).toHaveCount(4);
});

test('[E4] an unknown path is the 404 page with a way to the portals', async ({ page }) => {
  await signIn(page);
  await page.goto('/no/such/page');
  await expect(page.getByText('Page not found')).toBeVisible();
  await page
    .getByRole('link', { name: /portal/i })
    .first()
    .click();
  await expect(page).toHaveURL('/trustfold/login');
});

test('[F9] the overview prints without the frame around it', async ({ page }) => {
  await openDashboard(page);
  const dashboard = new DashboardPage(page);
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(dashboard.tab('Overview')).toBeHidden();
  await expect(dashboard.switchPortal()).toBeHidden();
  await expect(dashboard.panel().getByText('Integration status')).toBeVisible();
});
