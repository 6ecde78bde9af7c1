import { readFile } from 'node:fs/promises';
import { dashboardAddress } from 'tooling/browser';
import { expect, test } from '../core/test';
import { AnalyticsPage } from '../pages/analytics.page';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { TransactionsPage } from '../pages/transactions.page';

test.describe('the user’s time zone is that of St John’s, two and a half hours behind UTC', () => {
  test.use({ timezoneId: 'America/St_Johns' });

  test('[time] times are shown in the user’s time zone and exported in UTC @deep', async ({
    page,
  }) => {
    const transactions = new TransactionsPage(page);
    await transactions.goto('&type=fiat&status=pending&view=cards');
    await expect(transactions.cards()).toHaveCount(1);
    await expect(page.getByText('Jul 22, 2024, 06:11 GMT-2:30').first()).toBeVisible();
    const download = page.waitForEvent('download');
    await transactions.export();
    const file = await (await download).path();
    expect(await readFile(file, 'utf8')).toContain('2024-07-22 08:41');
  });
});

test.describe('the user’s time zone is that of Kiritimati, where it is after midnight on 23 July', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati', beginning: '2024-07-22T10:30:00.000Z' });

  test('[N3, PM2, time] in the sample data, “today” is the user’s local date @deep', async ({
    page,
  }) => {
    await new NotificationsPage(page).goto();
    await expect(page.getByRole('heading', { name: /^Today, Jul 23, 2024$/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Yesterday, Jul 22, 2024$/ })).toBeVisible();
    await page.goto(dashboardAddress('admin', 'processes'));
    await expect(page.getByText('2d late').first()).toBeVisible();
  });

  test('[F4, AN1, time] figures, their date ranges and the linked lists use local dates @deep', async ({
    page,
  }) => {
    const analytics = new AnalyticsPage(page);
    await analytics.goto('&period=7d');
    await expect(page.getByText('Sample data, as of Jul 23, 2024')).toBeVisible();
    await expect(page.getByText('Jul 17, 2024 to Jul 23, 2024', { exact: true })).toBeVisible();
    await expect(analytics.figure('Transactions').getByText('15', { exact: true })).toBeVisible();
    await new DashboardPage(page).tab('Overview').click();
    await expect(analytics.figure('Bank Wires').getByText('12', { exact: true })).toBeVisible();
    await analytics.figure('Bank Wires').getByRole('link').click();
    await expect(page).toHaveURL(/from=2024-06-24&to=2024-07-23/);
    const result = page
      .getByRole('search')
      .getByRole('status')
      .filter({ hasText: /\d of \d/ });
    await expect(result).toHaveText(/^12 of /);
  });
});
