import type { Page } from '@playwright/test';
import { deepIf } from '../core/deep-if';
import { holdToasts } from '../core/hold-toasts';
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

test('[PR10] the nine toggles stand as stated, and each keeps its choice across a reload @deep', async ({
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

test('[PR10] a sample of each kind is sent where it is on, and only there, and taken back @deep', async ({
  page,
}) => {
  await holdToasts(page);
  const profile = new ProfilePage(page);
  const notifications = new NotificationsPage(page);
  const bell = new DashboardPage(page).bell();
  await profile.goto({ section: 'notifications', portal: 'admin' });
  await profile.toggle('Audit simulation results').click();
  await expect(profile.toggle('Audit simulation results')).toBeChecked();
  await profile.toggle('Weekly digest').click();
  await expect(profile.toggle('Weekly digest')).not.toBeChecked();
  await profile.button('Contract: send me a sample of each').click();
  await expect(profile.toast()).toContainText('3 notifications');
  await profile.button('Undo').click();
  await expect(profile.toast()).toContainText('Undone');
  await expect(bell).toContainText('4');
  await profile.button('Compliance: send me a sample of each').click();
  await expect(profile.toast()).toContainText('3 notifications');
  await expect(bell).toContainText('7');
  await profile.button('System: send me a sample of each').click();
  await expect(profile.toast()).toContainText('1 notification');
  await notifications.goto();
  await expect(notifications.item('Sample: audit simulation finished')).toBeVisible();
  await expect(notifications.item('Sample: security alert')).toBeVisible();
  await expect(notifications.item('Sample: weekly digest')).toHaveCount(0);
  await expect(notifications.item('Sample: platform update')).toHaveCount(0);
});

type Turn = 'silent' | 'loud';

/** For each kind: what makes the workspace raise it. Its end can be seen on the page. */
const causes: readonly (readonly [
  toggle: string,
  raised: string,
  cause: (page: Page, turn: Turn) => Promise<void>,
])[] = [
  [
    'AML screening alerts',
    'Transaction held for compliance review',
    async (page, turn) => {
      const transactions = new TransactionsPage(page);
      await transactions.goto(turn === 'silent' ? '&tx=TX-063' : '&tx=TX-064');
      await transactions.move('Hold for compliance review').click();
      await transactions.reason().fill('Invoice is missing');
      await transactions.confirm('Hold payment').click();
      await expect(transactions.drawer()).toContainText('Invoice is missing');
      await transactions.close().click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
  ],
  [
    'Security alerts',
    'API access turned',
    async (page, turn) => {
      const profile = new ProfilePage(page);
      await profile.section('Security').click();
      await profile.toggle('API Access').click();
      await expect(profile.toggle('API Access')).toBeChecked({ checked: turn === 'loud' });
    },
  ],
];

for (const [toggle, raised, cause] of causes) {
  test(`[PR10] “${toggle}” decides whether “${raised}” is raised${deepIf(toggle !== 'Security alerts')}`, async ({
    page,
  }) => {
    const profile = new ProfilePage(page);
    const notifications = new NotificationsPage(page);
    const dashboard = new DashboardPage(page);
    const total = async (count: number) => {
      await dashboard.tab('Notifications').click();
      await expect(notifications.card(`Total ${count}`)).toBeVisible();
      await expect(notifications.item(raised)).toHaveCount(count - 8);
      await expect(dashboard.bell()).toContainText(String(count - 4));
    };
    await profile.goto({ portal: 'admin', section: 'notifications' });
    await profile.toggle(toggle).click();
    await expect(profile.toggle(toggle)).not.toBeChecked();
    await cause(page, 'silent');
    await total(8);

    await dashboard.tab('Profile').click();
    await profile.section('Notifications').click();
    await profile.toggle(toggle).click();
    await expect(profile.toggle(toggle)).toBeChecked();
    await cause(page, 'loud');
    await total(9);
  });
}
