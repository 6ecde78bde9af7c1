import { chooseOption } from '../core/choose-option';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { narrowViewportSize } from '../core/viewports';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';

const rejected = 'Dip test rejected, re-test required';

test('[N1, N2] tab, search and category can be combined, and the URL contains them @deep', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  await notifications.goto();
  for (const card of ['Total 8', 'Unread 4', 'Action required 4', 'Starred 3']) {
    await expect(notifications.card(card)).toBeVisible();
  }
  await notifications.tab('Action').click();
  await chooseOption(page.getByRole('combobox', { name: 'Category' }), 'Process');
  await notifications.search().fill('NAPHTHA');
  await expect(notifications.result()).toHaveText('1 of 8 notifications');
  await page.reload();
  await expect(notifications.result()).toHaveText('1 of 8 notifications');
  await expect(notifications.item('Shipping documents overdue')).toBeVisible();
});

test('[N3, N4, B20] opening a notification leaves it unread; “Mark Read” updates the counts and the bell, also in another browser tab @smoke', async ({
  page,
  context,
}) => {
  await pauseToasts(page);
  const notifications = new NotificationsPage(page);
  const bell = new DashboardPage(page).bell();
  await notifications.goto();
  await notifications.item(rejected).click();
  await expect(page).toHaveURL(/n=NT-001/);
  await expect(notifications.card('Unread 4')).toBeVisible();
  const otherPage = await context.newPage();
  const other = new NotificationsPage(otherPage);
  await other.goto();
  await expect(other.card('Unread 4')).toBeVisible();
  await notifications.button('Mark Read').click();
  await expect(notifications.card('Unread 3')).toBeVisible();
  await expect(bell).toContainText('3');
  await expect(other.card('Unread 3')).toBeVisible();
  await otherPage.close();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toContainText('4');
  await notifications.button('Unstar').click();
  await expect(notifications.card('Starred 2')).toBeVisible();
  await page.reload();
  await expect(notifications.button('Star')).toBeVisible();
});

test('[N5] the link of a notification opens the record in the right tab @deep', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  await notifications.goto('&n=NT-001');
  await page.getByRole('link', { name: 'Open process PF-001' }).click();
  await expect(
    page.getByRole('region', { name: 'Crude transfer, batch 7, Houston to Rotterdam' }),
  ).toBeVisible();
  await page.goBack();
  await expect(notifications.details(rejected)).toBeVisible();

  await notifications.goto('&n=NT-002');
  await page.getByRole('link', { name: 'Open transaction TX-064' }).click();
  await expect(page.getByRole('dialog', { name: 'WIRE-064' })).toBeVisible();
});

test('[N3] on a phone an open notification fills the page, and Back returns to the list @deep', async ({
  page,
}) => {
  await page.setViewportSize(narrowViewportSize);
  const notifications = new NotificationsPage(page);
  await notifications.goto();
  await notifications.item(rejected).click();
  await expect(page.getByRole('dialog', { name: rejected })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
