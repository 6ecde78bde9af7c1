import type { Locator, Page } from '@playwright/test';
import { dashboardAddress } from 'tooling/drive';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { NotificationsPage } from '../pages/notifications.page';
import { TransactionsPage } from '../pages/transactions.page';

const generated = '&scale=100000';
/** A list of this size is made up, read and written before a command on it is through. */
const patience = { timeout: 150_000 };

const expectFew = async (records: Locator) => {
  await expect(records.first()).toBeVisible();
  expect(await records.count()).toBeLessThan(60);
};

/** The last of the parts that a long list is shown in. */
async function goToLastPart(page: Page, list: string) {
  const parts = page.getByRole('navigation', { name: `Parts of ${list}, above` });
  const next = parts.getByRole('button', { name: 'Next' });
  for (let first = 10_001; first < 100_000; first += 10_000) {
    await next.click();
    await expect(parts).toContainText(`${first.toLocaleString('en-US')} to`);
  }
  await expect(next).toBeDisabled();
}

test('[TX3, workspace] 100,000 transactions are searched, sorted and gone through to the end', async ({
  page,
}) => {
  test.slow();
  const transactions = new TransactionsPage(page);
  await transactions.goto(`${generated}&view=table`);
  await expect(transactions.result()).toHaveText('100,000 transactions', patience);
  await expect(transactions.counter('Total 100,000')).toBeVisible();
  const rows = transactions.table().locator('tbody tr:not([aria-hidden])');
  const times = rows.locator('time');
  const timeOf = (row: Locator) => row.locator('time').getAttribute('datetime');

  await test.step('a search goes through all of them', async () => {
    await transactions.search().fill('wire-0000007');
    await expect(transactions.result()).toHaveText('1 of 100,000 transactions');
    await expect(rows).toContainText(['WIRE-0000007']);
    await transactions.search().fill('');
    await expect(transactions.result()).toHaveText('100,000 transactions');
  });

  const header = transactions.table().getByRole('columnheader', { name: 'Initiated' });
  const sortBy = async (order: 'ascending' | 'descending') => {
    const before = await timeOf(rows.first());
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', order);
    await expect.poll(() => timeOf(rows.first())).not.toBe(before);
    const shown = await times.evaluateAll((all) =>
      all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
    );
    const sorted = shown.toSorted((a, b) => (order === 'ascending' ? a - b : b - a));
    expect(shown).toEqual(sorted);
  };

  await test.step('by another order the others stand first, and the last at the end', async () => {
    await sortBy('ascending');
    const oldest = await timeOf(rows.first());
    await sortBy('descending');
    await goToLastPart(page, 'Transactions');
    await page
      .getByRole('region', { name: 'Transactions', exact: true })
      .evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight));
    const last = transactions.table().locator('tr[aria-rowindex="100001"]');
    await expect(last).toBeVisible();
    expect(await timeOf(last)).toBe(oldest);
    await expectFew(rows);
  });
});

test('[N2, N4, workspace] 100,000 notifications are searched, marked, taken back and gone through while another tab works', async ({
  page,
  context,
}) => {
  test.slow();
  await holdToasts(page);
  const notifications = new NotificationsPage(page);
  await notifications.goto(generated);
  await expect(notifications.result()).toHaveText('100,000 notifications', patience);
  const other = await context.newPage();
  const others = new NotificationsPage(other);
  await others.goto(`${generated}&n=NT-001`);
  await expect(others.result()).toHaveText('100,000 notifications', patience);

  const unread = async (list: NotificationsPage) =>
    Number((await list.card('Unread').textContent())?.replace(/\D/g, ''));
  const expectUnread = (list: NotificationsPage, count: number) =>
    expect.poll(() => unread(list), patience).toBe(count);
  const before = await unread(notifications);

  await test.step('what a search finds is selected and marked; the other tab follows', async () => {
    await notifications.search().fill('update 1234');
    await expect(notifications.result()).toHaveText('11 of 100,000 notifications');
    await notifications.bulk().getByRole('checkbox', { name: 'Select all' }).check();
    await expect(notifications.bulk()).toContainText('11 selected');
    await notifications.bulk().getByRole('button', { name: 'Mark read' }).click();
    await expect.poll(() => unread(notifications), patience).toBeLessThan(before);
    await expectUnread(others, await unread(notifications));
  });
  await test.step('Undo takes all of it back, in the other tab too', async () => {
    await page.getByRole('button', { name: 'Undo' }).click(patience);
    await expectUnread(notifications, before);
    await expectUnread(others, before);
  });
  await test.step('what the other tab marks is seen here', async () => {
    await others.button('Mark Read').click();
    await expectUnread(notifications, before - 1);
    await expect(others.button('Mark Unread')).toBeVisible(patience);
  });
  await test.step('to the end of the list', async () => {
    await notifications.search().fill('');
    await expect(notifications.result()).toHaveText('100,000 notifications');
    await goToLastPart(page, 'Notifications');
    await expectFew(notifications.list().getByRole('listitem'));
  });
  await test.step('and all of it is kept', async () => {
    await page.goto(`${dashboardAddress('admin', 'notifications')}${generated}&n=NT-001`);
    await expect(notifications.button('Mark Unread')).toBeVisible(patience);
    await expectUnread(notifications, before - 1);
  });
  await other.close();
});
