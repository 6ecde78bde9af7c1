import { openDashboard } from '../core/open-dashboard';
import { settle } from '../core/expect-nothing';
import { expect, test } from '../core/test';
import { AnalyticsPage } from '../pages/analytics.page';
import { DashboardPage } from '../pages/dashboard.page';

const periods = [
  ['7d', 'Jul 16, 2024 to Jul 22, 2024', ['$21.9M', '15', '9', '19 days', '100%']],
  ['30d', 'Jun 23, 2024 to Jul 22, 2024', ['$39M', '28', '11', '18.5 days', '94.2%']],
  ['90d', 'Apr 24, 2024 to Jul 22, 2024', ['$57.5M', '38', '12', '19.3 days', '91.4%']],
  ['1y', 'Jul 23, 2023 to Jul 22, 2024', ['$91.9M', '62', '12', '20 days', '90.5%']],
] as const;

const moving = [
  'Transaction volume',
  'Transactions',
  'Active clients',
  'Average completion',
  'On-time rate',
] as const;

const standing = [
  ['Pipeline', '$47.2M'],
  ['Compliance score', '94%'],
  ['Uptime', '99.9%'],
] as const;

for (const [period, days, figures] of periods) {
  test(`[AN1, AN2] ${period} by its address shows its own exact figures @deep`, async ({
    page,
  }) => {
    const analytics = new AnalyticsPage(page);
    await analytics.goto(`&period=${period}`);
    await expect(analytics.selected('Period')).toHaveText(period);
    await expect(page.getByText(days, { exact: true })).toBeVisible();
    for (const [index, name] of moving.entries())
      await expect(
        analytics.figure(name).getByText(figures[index] ?? '', { exact: true }),
      ).toBeVisible();
    for (const [name, figure] of standing)
      await expect(analytics.figure(name).getByText(figure, { exact: true })).toBeVisible();
  });
}

test('[AN1] the period is chosen by click, kept in the address, and a figure leads to its records', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.figure('Transaction volume')).toContainText('$39M');
  for (const [period, , [volume]] of periods) {
    await analytics.choose('Period', period);
    await expect(analytics.figure('Transaction volume')).toContainText(volume);
    if (period === '30d') await expect(page).not.toHaveURL(/period=/);
    else await expect(page).toHaveURL(new RegExp(`period=${period}`));
  }
  await page.reload();
  await expect(analytics.figure('Transaction volume')).toContainText('$91.9M');
  await analytics.figure('Pipeline').getByRole('link').click();
  await expect(page).toHaveURL(/tab=processes/);
});

const views = [
  ['overview', 'Overview', 9, 'Recent activity'],
  ['financial', 'Financial', 5, 'Client volume distribution'],
  ['compliance', 'Compliance', 3, 'Risk overview'],
  ['operational', 'Operational', 6, 'System health'],
] as const;

for (const [view, label, cards, own] of views) {
  test(`[AN1] the ${view} view, by address and by click, has its own cards and sections @deep`, async ({
    page,
  }) => {
    const analytics = new AnalyticsPage(page);
    await analytics.goto(`&view=${view}`);
    await expect(analytics.figures()).toHaveCount(cards);
    await expect(analytics.section(own)).toBeVisible();
    const shown = await analytics.sections().allInnerTexts();

    await analytics.goto(view === 'overview' ? '&view=financial' : '');
    await expect(analytics.figures()).not.toHaveCount(cards);
    await analytics.choose('View', label);
    await expect(analytics.figures()).toHaveCount(cards);
    await expect(analytics.sections()).toHaveCount(shown.length);
    await page.goBack();
    await expect(analytics.figures()).not.toHaveCount(cards);
  });
}

test('[AN1] a period and a view that do not exist are the first ones', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto('&period=42d&view=%3Cscript%3E');
  await expect(analytics.selected('Period')).toHaveText('30d');
  await expect(analytics.figures()).toHaveCount(9);
});

test('[AN1] in reference period and view are selected and change nothing shown', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto('&behaviour=reference');
  await expect(analytics.figures()).toHaveCount(9);
  await expect(analytics.section('Recent activity')).toBeVisible();
  const before = await analytics.figures().allInnerTexts();
  const sections = await analytics.sections().count();
  await analytics.choose('Period', '1y');
  await analytics.choose('View', 'Financial');
  await expect(analytics.selected('Period')).toHaveText('1y');
  await expect(analytics.selected('View')).toContainText('Financial');
  await settle(page);
  expect(await analytics.figures().allInnerTexts()).toEqual(before);
  await expect(analytics.sections()).toHaveCount(sections);
  await expect(page.getByText('Jun 23, 2024 to Jul 22, 2024', { exact: true })).toBeVisible();
});

test('[AN2, F6] distribution, risk, volumes and pipeline have the sample’s exact figures @smoke', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.legend('Contract status distribution')).toHaveText([
    /Active35/,
    /Legal Review12/,
    /Pre-Certified8/,
    /Pending6/,
    /Completed24/,
  ]);
  await expect(analytics.legend('Risk overview')).toHaveText([
    /Low Risk4565%/,
    /Medium Risk1826%/,
    /High Risk69%/,
  ]);
  await expect(analytics.legend('Transaction volume by type')).toHaveText([
    'Fiat Transfer$19.7M50.5%',
    'FX Exchange$13.9M35.5%',
    'Crypto/USDT$5.5M14%',
  ]);
  await expect(analytics.section('Client volume distribution')).toContainText(
    '11 clients; Gulf Horizon Trading is the largest with 25.4% of the total.',
  );
  await expect(analytics.section('Compliance pipeline')).toContainText(
    '12 cases: 2 Initiated, 3 Under Review, 3 Approved, 2 Compliant, 2 Executed.',
  );
  await expect(analytics.table('Parts of the platform').getByRole('row')).toHaveCount(6);
  await expect(analytics.section('Security status').getByRole('listitem')).toHaveCount(5);
  await expect(
    page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem'),
  ).toHaveCount(8);
});

test('[AN2, F4, F6] the figures follow what the workspace does, at once and on the overview', async ({
  page,
  context,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.legend('Contract status distribution').first()).toHaveText(/Active35/);
  const other = await context.newPage();
  await openDashboard(other, 'admin', 'contracts');
  await other.getByRole('button', { name: 'Create Contract' }).first().click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Storage Agreement');
  await dialog.getByRole('button', { name: 'Create Contract' }).click();
  await expect(analytics.legend('Contract status distribution').nth(3)).toHaveText(/Pending7/);
  await expect(page.getByRole('list', { name: 'Recent activity' })).toContainText(
    'Created the contract · Storage Agreement',
  );
  await new DashboardPage(page).tab('Overview').click();
  await expect(
    page.getByRole('list', { name: 'Contract status distribution' }).getByRole('listitem').nth(3),
  ).toHaveText(/Pending\s*7/);
  await expect(page.getByRole('region', { name: 'Audit log' })).toContainText(
    'Created the contract',
  );
});

test('[AN2] the ways to switch protection on show in the security status', async ({ page }) => {
  await openDashboard(page, 'vendor', 'profile');
  await page.getByRole('tab', { name: 'Security' }).click();
  await page.getByRole('switch', { name: 'Two-Factor Authentication' }).click();
  await expect(page.getByRole('switch', { name: 'Two-Factor Authentication' })).toBeChecked();
  await new DashboardPage(page).tab('Analytics').click();
  await expect(new AnalyticsPage(page).section('Security status')).toContainText(
    /Multi-factor authentication.*Enabled/,
  );
});
