import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { AnalyticsPage } from '../pages/analytics.page';
import { DashboardPage } from '../pages/dashboard.page';

const volumes = [
  ['7d', 'last 7 days', '$21.9M'],
  ['30d', 'last 30 days', '$39M'],
  ['90d', 'last 90 days', '$57.5M'],
  ['1y', 'last 12 months', '$91.9M'],
] as const;

const ofNinetyDays = [
  ['Transaction volume', '$57.5M'],
  ['Transactions', '38'],
  ['Active clients', '12'],
  ['Average completion time', '19.3 days'],
  ['On-time rate', '91.4%'],
  ['Pipeline', '$47.2M'],
  ['Platform compliance score', '94%'],
  ['Uptime', '99.9%'],
] as const;

test('[AN1, AN2] a URL with period=90d shows the exact figures of the last 90 days @deep', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto('&period=90d');
  await expect(analytics.selected('Period')).toHaveText('90d · last 90 days');
  await expect(page.getByText('Apr 24, 2024 to Jul 22, 2024', { exact: true })).toBeVisible();
  for (const [name, figure] of ofNinetyDays)
    await expect(analytics.figure(name).getByText(figure, { exact: true })).toBeVisible();
});

test('[AN1] choosing a period updates the URL and the figures, and each figure links to the records that it counts @deep', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.figure('Transaction volume')).toContainText('$39M');
  for (const [period, days, volume] of volumes) {
    await analytics.choose('Period', `${period} · ${days}`);
    await expect(analytics.figure('Transaction volume')).toContainText(volume);
    if (period === '30d') await expect(page).not.toHaveURL(/period=/);
    else await expect(page).toHaveURL(new RegExp(`period=${period}`));
  }
  await page.reload();
  await expect(analytics.figure('Transaction volume')).toContainText('$91.9M');
  await analytics.figure('Pipeline').getByRole('link').click();
  await expect(page).toHaveURL(/tab=processes/);
});

test('[AN1] each view opens by URL and by click with its cards and sections, and Back closes the view @deep', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto('&view=financial');
  await expect(analytics.figures()).toHaveCount(5);
  await expect(analytics.section('Client volume distribution')).toBeVisible();
  const shown = await analytics.sections().allInnerTexts();

  await analytics.goto();
  await expect(analytics.figures()).not.toHaveCount(5);
  await analytics.choose('View', 'Financial');
  await expect(analytics.figures()).toHaveCount(5);
  await expect(analytics.sections()).toHaveCount(shown.length);
  await page.goBack();
  await expect(analytics.figures()).not.toHaveCount(5);
});

test('[AN2, F6] distribution, risk, volumes and pipeline show the exact figures of the sample data @smoke @deep', async ({
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
    'Crypto/USDT$5.4M14%',
  ]);
  await expect(analytics.section('Client volume distribution')).toContainText(
    '11 clients; Gulf Horizon Trading is the largest with 25.4% of the total.',
  );
  await expect(analytics.section('Compliance pipeline')).toContainText(
    '12 cases: 2 Initiated, 3 Under Review, 3 Approved, 2 Compliant, 2 Executed.',
  );
  await expect(analytics.table('Platform components').getByRole('row')).toHaveCount(6);
  await expect(analytics.section('Security status').getByRole('listitem')).toHaveCount(5);
  await expect(
    page.getByRole('list', { name: 'Recent activity' }).getByRole('listitem'),
  ).toHaveCount(8);
});

test('[AN2, F4, F6] the analytics and overview figures update at once after a change in another browser tab @deep', async ({
  page,
  context,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.legend('Contract status distribution').first()).toHaveText(/Active35/);
  const other = await context.newPage();
  await openDashboard(other, 'admin', 'contracts');
  await other.getByRole('button', { name: 'Create contract' }).first().click();
  const dialog = other.getByRole('dialog');
  await dialog.getByLabel('Title').fill('Storage Agreement');
  await dialog.getByRole('button', { name: 'Create contract' }).click();
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
