import type { Locator, Page } from '@playwright/test';
import { fillWorkspace } from 'tooling/browser';
import { expect, test } from '../core/test';
import { narrow, wide } from '../core/viewports';
import { NotificationsPage } from '../pages/notifications.page';
import { TransactionsPage } from '../pages/transactions.page';

const many = 12_000;

const parts = (page: Page, list: string) =>
  page.getByRole('navigation', { name: `Pages of ${list}` });

const expectFew = async (records: Locator) => {
  await expect(records.first()).toBeVisible();
  expect(await records.count()).toBeLessThanOrEqual(100);
};

for (const viewport of [wide, narrow]) {
  test(`[TX3] 12,000 transactions are searched and gone through with a bounded document, ${viewport.width} wide @deep`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const transactions = new TransactionsPage(page);
    test.slow();
    await fillWorkspace(page, many);
    await transactions.goto();
    await expect(transactions.result()).toHaveText('12,000 transactions');
    await expectFew(transactions.cards());
    const steps = parts(page, 'Transactions');
    await test.step('the last page', async () => {
      await steps.getByText('120', { exact: true }).click();
      await expectFew(transactions.cards());
    });
    await test.step('a search of all pages', async () => {
      await transactions.search().fill('wire-0000007');
      await expect(transactions.result()).toHaveText(/^1?\d of 12,000 transactions$/);
      await expect(steps).toHaveCount(0);
      await expect(transactions.card('WIRE-0000007')).toBeVisible();
    });
    await test.step('and all of them again', async () => {
      await transactions.search().fill('');
      await expect(steps).toBeVisible();
      await expectFew(transactions.cards());
    });
  });
}

test('[N2, N4] 12,000 notifications are searched and marked with a bounded document @deep', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  test.slow();
  await fillWorkspace(page, many);
  await notifications.goto();
  await expect(notifications.result()).toHaveText('12,000 notifications');
  const rows = notifications.list().getByRole('listitem');
  await expectFew(rows);

  await notifications.search().fill('update 1234 on');
  await expect(notifications.result()).toHaveText('3 of 12,000 notifications');
  await notifications.item('Update 1234 on').click();
  const toggle = page.getByRole('button', { name: /^Mark (Read|Unread)$/ });
  const wanted = (await toggle.textContent()) === 'Mark Read' ? 'Mark Unread' : 'Mark Read';
  await toggle.click();
  await expect(toggle).toHaveText(wanted);

  await notifications.search().fill('');
  await expect(notifications.result()).toHaveText('12,000 notifications');
  await expectFew(rows);
});
