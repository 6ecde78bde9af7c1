import type { Page } from '@playwright/test';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { ProfilePage } from '../pages/profile.page';
import { TransactionsPage } from '../pages/transactions.page';

const stated = [
  ['New contract assignments', true],
  ['Legal review completed', true],
  ['Milestone deadlines', true],
  ['Compliance score changes', true],
  ['AML screening alerts', true],
  ['Audit simulation results', false],
  ['Security alerts', true],
  ['Weekly digest', true],
  ['Platform updates', false],
] as const;

/**
 * `total` expects a number of notifications in the tab and at the bell. `raised` locates the notifications titled
 * `title`. The sample data has eight notifications, none with this title.
 */
function inbox(page: Page, title: string) {
  const dashboard = new DashboardPage(page);
  const notifications = new NotificationsPage(page);
  const raised = notifications.item(title);
  const total = async (count: number) => {
    await dashboard.tab('Notifications').click();
    await expect(notifications.card(`Total ${count}`)).toBeVisible();
    await expect(raised).toHaveCount(count - 8);
    await expect(dashboard.bell()).toContainText(String(count - 4));
  };
  return { total, raised };
}

test('[PR10] the nine toggles have the specified defaults, and each choice survives a reload @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'notifications' });
  for (const [name, isOn] of stated) {
    await expect(profile.toggle(name)).toBeChecked({ checked: isOn });
    await profile.toggle(name).click();
    await expect(profile.toggle(name)).toBeChecked({ checked: !isOn });
  }
  await page.reload();
  for (const [name, isOn] of stated)
    await expect(profile.toggle(name)).toBeChecked({ checked: !isOn });
  await profile.button('Compliance: turn all on').click();
  for (const [name] of stated.slice(3, 6)) await expect(profile.toggle(name)).toBeChecked();
  await profile.button('Compliance: turn all off').click();
  for (const [name] of stated.slice(3, 6)) await expect(profile.toggle(name)).not.toBeChecked();
});

test('[PR10] sample notifications are sent only for enabled categories, and Undo removes them @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  const profile = new ProfilePage(page);
  const notifications = new NotificationsPage(page);
  const bell = new DashboardPage(page).bell();
  await profile.goto({ section: 'notifications', portal: 'admin' });
  await profile.toggle('Audit simulation results').click();
  await expect(profile.toggle('Audit simulation results')).toBeChecked();
  await profile.toggle('Weekly digest').click();
  await expect(profile.toggle('Weekly digest')).not.toBeChecked();
  await profile.button('Contract: send sample notifications').click();
  await expect(profile.toast()).toContainText('3 notifications');
  await profile.button('Undo').click();
  await expect(profile.toast()).toContainText('Undone');
  await expect(bell).toContainText('4');
  await profile.button('Compliance: send sample notifications').click();
  await expect(profile.toast()).toContainText('3 notifications');
  await expect(bell).toContainText('7');
  await profile.button('System: send sample notifications').click();
  await expect(profile.toast()).toContainText('1 notification');
  await notifications.goto();
  await expect(notifications.item('Sample: audit simulation finished')).toBeVisible();
  await expect(notifications.item('Sample: security alert')).toBeVisible();
  await expect(notifications.item('Sample: weekly digest')).toHaveCount(0);
  await expect(notifications.item('Sample: platform update')).toHaveCount(0);
});

test('[PR10] “Security alerts” controls whether a person is notified of changes to their account @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  const { total, raised } = inbox(page, 'API access turned');
  const turnApiAccess = async (on: boolean) => {
    await profile.section('Security').click();
    await profile.toggle('API Access').click();
    await expect(profile.toggle('API Access')).toBeChecked({ checked: on });
  };
  await profile.goto({ portal: 'admin', section: 'notifications' });
  await profile.toggle('Security alerts').click();
  await expect(profile.toggle('Security alerts')).not.toBeChecked();
  await turnApiAccess(false);
  await total(8);

  await new DashboardPage(page).tab('Profile').click();
  await profile.section('Notifications').click();
  await profile.toggle('Security alerts').click();
  await expect(profile.toggle('Security alerts')).toBeChecked();
  await turnApiAccess(true);
  await total(9);
  await expect(raised).toHaveCount(1);
});

test('[R107, PR10] a hold notification appears if the recipient’s “AML screening alerts” are on, even if the sender’s are off @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  const { total } = inbox(page, 'Transaction held for compliance review');
  for (const portal of ['admin', 'banking'] as const) {
    await profile.goto({ portal, section: 'notifications' });
    await profile.toggle('AML screening alerts').click();
    await expect(profile.toggle('AML screening alerts')).not.toBeChecked();
  }
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-063', 'banking');
  await transactions.move('Hold for compliance review').click();
  await transactions.reason().fill('Invoice is missing');
  await transactions.confirm('Hold payment').click();
  await expect(transactions.drawer()).toContainText('Invoice is missing');

  await profile.goto({ portal: 'admin', section: 'notifications' });
  await total(8);
  await profile.goto({ portal: 'admin', section: 'notifications' });
  await profile.toggle('AML screening alerts').click();
  await expect(profile.toggle('AML screening alerts')).toBeChecked();
  await total(9);
  await profile.goto({ portal: 'law_firm', section: 'notifications' });
  await total(9);
});
