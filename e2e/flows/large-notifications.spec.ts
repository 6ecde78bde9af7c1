import { dashboardAddress, fillWorkspace, signIn } from 'tooling/browser';
import { pauseToasts } from '../core/pause-toasts';
import {
  expectFewRenderedRecords,
  largeListTimeout,
  largeListTestTimeoutMs,
} from '../core/large-lists';
import { expect, test } from '../core/test';
import { disableTimeLimits } from '../core/disable-time-limits';
import { NotificationsPage } from '../pages/notifications.page';

test('[N2, N4, workspace] 10,000 notifications can be searched, marked as read and marked as unread again while another tab is open @deep', async ({
  page,
  context,
}) => {
  test.setTimeout(largeListTestTimeoutMs);
  await disableTimeLimits(page);
  await pauseToasts(page);
  const notifications = new NotificationsPage(page);
  await fillWorkspace(page, 10_000);
  await notifications.goto();
  await expect(notifications.result()).toHaveText('10,000 notifications', largeListTimeout);
  const other = await context.newPage();
  await disableTimeLimits(other);
  const others = new NotificationsPage(other);
  await others.goto('&n=NT-001');
  await expect(others.result()).toHaveText('10,000 notifications', largeListTimeout);

  const unread = async (list: NotificationsPage) =>
    Number((await list.card('Unread').textContent())?.replace(/\D/g, ''));
  const expectUnread = (list: NotificationsPage, count: number) =>
    expect.poll(() => unread(list), largeListTimeout).toBe(count);
  const before = await unread(notifications);

  await test.step('search results can be selected and marked as read, and the other tab shows the change', async () => {
    await notifications.search().fill('update 1234');
    await expect(notifications.result()).toHaveText(/^\d+ of 10,000 notifications$/);
    await notifications.bulk().getByRole('checkbox', { name: 'Select all' }).check();
    await expect(notifications.bulk()).toContainText(/\d+ selected/);
    await notifications.bulk().getByRole('button', { name: 'Mark read' }).click();
    await expect.poll(() => unread(notifications), largeListTimeout).toBeLessThan(before);
    await expect
      .poll(async () => (await unread(others)) - (await unread(notifications)), largeListTimeout)
      .toBe(0);
  });
  await test.step('Undo restores all notifications in both tabs', async () => {
    await page.getByRole('button', { name: 'Undo' }).click(largeListTimeout);
    await expectUnread(notifications, before);
    await expectUnread(others, before);
  });
  await test.step('a notification marked as read in the other tab appears as read in this tab', async () => {
    await others.button('Mark Read').click();
    await expectUnread(notifications, before - 1);
    await expect(others.button('Mark Unread')).toBeVisible(largeListTimeout);
  });
  await test.step('the full list renders only a few rows', async () => {
    await notifications.search().fill('');
    await expect(notifications.result()).toHaveText('10,000 notifications');
    await expectFewRenderedRecords(notifications.list().getByRole('listitem'));
  });
  await test.step('the notification is still marked as read after a reload', async () => {
    await page.goto(`${dashboardAddress('admin', 'notifications')}&n=NT-001`);
    await expect(notifications.button('Mark Unread')).toBeVisible(largeListTimeout);
    await expectUnread(notifications, before - 1);
  });
  await other.close();
});

test('[N4, workspace] 10,000 notifications can be marked as read at once, and restored by Undo or from an export @deep', async ({
  page,
  context,
}) => {
  test.setTimeout(largeListTestTimeoutMs);
  await disableTimeLimits(page);
  await pauseToasts(page);
  const notifications = new NotificationsPage(page);
  await fillWorkspace(page, 10_000);
  await notifications.goto();
  await expect(notifications.result()).toHaveText('10,000 notifications', largeListTimeout);
  const unread = () => notifications.card('Unread').textContent(largeListTimeout);
  const before = await unread();

  await test.step('all notifications can be selected, marked as read and restored by Undo', async () => {
    await notifications.bulk().getByRole('checkbox', { name: 'Select all' }).check();
    await expect(notifications.bulk()).toContainText('10,000 selected');
    await notifications.bulk().getByRole('button', { name: 'Mark read' }).click();
    await page.getByRole('button', { name: 'Undo' }).waitFor(largeListTimeout);
    await expect.poll(unread).toBe('Unread0');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(unread, largeListTimeout).toBe(before);
  });

  const other = await context.newPage();
  await disableTimeLimits(other);
  await signIn(other);
  await other.goto(`${dashboardAddress('admin', 'profile')}&section=preferences`);
  const file = await test.step('the other tab exports the notifications', async () => {
    const download = other.waitForEvent('download', largeListTimeout);
    await other.getByRole('button', { name: 'Export workspace' }).click();
    return (await download).path();
  });
  await test.step('one more notification is marked as read', async () => {
    await page.goto(`${dashboardAddress('admin', 'notifications')}&n=NT-001`);
    await notifications.button('Mark Read').click(largeListTimeout);
    await expect(notifications.button('Mark Unread')).toBeVisible(largeListTimeout);
  });
  await test.step('the other tab imports the export, and this tab shows the imported notifications', async () => {
    await other.locator('input[type=file][aria-label="Workspace file"]').setInputFiles(file);
    await other.getByRole('button', { name: 'Replace workspace' }).click();
    await expect(notifications.button('Mark Read')).toBeVisible(largeListTimeout);
    await expect(notifications.result()).toHaveText('10,000 notifications', largeListTimeout);
    await expect.poll(unread, largeListTimeout).toBe(before);
  });
});
