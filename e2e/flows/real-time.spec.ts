import { dashboardAddress, signIn } from 'tooling/browser';
import { readStoredAuditLog } from '../core/stored-log';
import { startClockAt } from '../core/page-clock';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { DashboardPage } from '../pages/dashboard.page';
import { ProfilePage } from '../pages/profile.page';

const named = (day: Date) =>
  day.toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });

test.describe('the sample data matches the current date of the real clock', () => {
  const today = new Date();
  // The test starts at noon, so that the date does not change during the test.
  today.setUTCHours(12, 0, 0, 0);
  test.use({ beginning: today.toISOString() });

  test('[workspace] the sample dates are relative to today, so no record is years overdue @deep', async ({
    page,
  }) => {
    const { tab } = new DashboardPage(page);
    await signIn(page);
    await page.goto(dashboardAddress('admin'));
    await expect(page.getByText(`Sample data, as of ${named(today)}`)).toBeVisible();
    await tab('Processes').click();
    await expect(page.getByText('2d late').first()).toBeVisible();
    await expect(page.getByText(/\d{3,}d late/)).toHaveCount(0);
    await tab('Notifications').click();
    await expect(page.getByText(/1[5-9] minutes ago/).first()).toBeVisible();
    await expect(page.getByText(/years ago/)).toHaveCount(0);
  });
});

test.describe('the sample data has the local date at the end of a year in the time zone UTC+14', () => {
  test.use({ beginning: '2027-12-31T23:30:00.000Z', timezoneId: 'Pacific/Kiritimati' });

  test('[workspace] the sample dates follow the local date, so a process is always overdue by the same number of days @deep', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto(dashboardAddress('admin'));
    await expect(page.getByText('Sample data, as of Jan 1, 2028')).toBeVisible();
    await page.goto(dashboardAddress('admin', 'processes'));
    await expect(page.getByText('2d late').first()).toBeVisible();
  });
});

for (const [year, beginning, chip] of [
  [1970, '1970-01-01T00:00:10.000Z', 'Sample data, as of Jul 22, 2024'],
  [2099, '2099-12-31T23:50:00.000Z', 'Sample data, as of Dec 31, 2099'],
] as const) {
  test.describe(`audit log with the clock in ${year}`, () => {
    test.use({ beginning });

    test(`[workspace, evidence] audit entries written in ${year} have the current date, and the audit log can be verified @deep`, async ({
      page,
    }) => {
      await signIn(page);
      await page.goto(dashboardAddress('admin', 'notifications'));
      await page.getByRole('button', { name: /^Mark all/ }).click();
      await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
      await page.goto(dashboardAddress('admin'));
      await expect(page.getByText(chip, { exact: true })).toBeVisible();
      const audit = new AuditLogPage(page);
      await audit.button('Verify').click();
      await expect(audit.log().getByText('Verified through entry 1.')).toBeVisible();
      const chained = await readStoredAuditLog(page);
      expect(chained.map(({ record }) => record.at.slice(0, 10))).toEqual([beginning.slice(0, 10)]);
    });
  });
}

test('[workspace, PR10] the dates of the sample data do not change until the workspace is reset @deep', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto(dashboardAddress('admin', 'notifications'));
  await expect(page.getByText(/1[5-9] minutes ago/).first()).toBeVisible();
  await startClockAt(context, '2024-07-24T09:00:00.000Z');
  await page.reload();
  await expect(page.getByText('2 days ago').first()).toBeVisible();
  await expect(page.getByText('Milestone overdue').first()).toBeVisible();
  await expect(page.getByText(/1[5-9] minutes ago/)).toHaveCount(0);

  const { tab } = new DashboardPage(page);
  await tab('Profile').click();
  await new ProfilePage(page).section('Preferences').click();
  await page.getByRole('button', { name: 'Reset to sample data' }).click();
  await page.getByRole('button', { name: 'Reset workspace' }).click();
  await expect(page.getByText('Workspace reset').first()).toBeVisible();
  await tab('Notifications').click();
  await expect(page.getByText(/1[5-9] minutes ago/).first()).toBeVisible();
  await expect(page.getByText('Milestone overdue')).toHaveCount(0);
  await tab('Overview').click();
  await expect(page.getByText('Sample data, as of Jul 24, 2024')).toBeVisible();
});
