import type { Page } from '@playwright/test';
import { choose } from '../core/choose';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { ProcessesPage } from '../pages/processes.page';
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

test('[PR10] the nine toggles stand as stated, and each keeps its choice across a reload', async ({
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

test('[PR10] in reference a toggle holds for the page', async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'notifications', behaviour: 'reference' });
  await profile.toggle('Platform updates').click();
  await expect(profile.toggle('Platform updates')).toBeChecked();
  await profile.section('Security').click();
  await expect(profile.toggle('Platform updates')).toHaveCount(0);
  await profile.section('Notifications').click();
  await expect(profile.toggle('Platform updates')).toBeChecked();
  await page.reload();
  await expect(profile.toggle('Platform updates')).not.toBeChecked();
});

test('[PR10] a sample of each kind is sent where it is on, and only there, and taken back', async ({
  page,
}) => {
  await holdToasts(page);
  const profile = new ProfilePage(page);
  const notifications = new NotificationsPage(page);
  const bell = new DashboardPage(page).bell();
  await profile.goto({ section: 'notifications' });
  await profile.toggle('Audit simulation results').click();
  await expect(profile.toggle('Audit simulation results')).toBeChecked();
  await profile.toggle('Weekly digest').click();
  await expect(profile.toggle('Weekly digest')).not.toBeChecked();
  await profile.button('Contract: send me a sample of each').click();
  await expect(profile.toast()).toContainText('3 notifications');
  await profile.button('Undo').click();
  await expect(profile.toast()).toContainText('Taken back');
  await expect(bell).toContainText('4');
  await profile.button('Compliance: send me a sample of each').click();
  await expect(profile.toast()).toContainText('3 notifications');
  await expect(bell).toContainText('7');
  await profile.button('System: send me a sample of each').click();
  await expect(profile.toast()).toContainText('1 notification');
  await notifications.goto('', 'client');
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
    'New contract assignments',
    'New contract assigned',
    async (page) => {
      const contracts = new ContractsPage(page);
      await contracts.goto();
      await contracts.create().click();
      const dialog = contracts.dialog('Create contract');
      await dialog.getByLabel('Title').fill('Storage Agreement');
      await contracts.button('Create Contract', dialog).click();
      await expect(contracts.toast()).toContainText('Contract created');
    },
  ],
  [
    'Legal review completed',
    'Legal review completed',
    async (page, turn) => {
      const contracts = new ContractsPage(page);
      await contracts.goto({ query: { contract: sample.drillingRights.id } });
      if (turn === 'loud') await contracts.button('Reopen legal review').click();
      await contracts.button('Complete legal review').click();
      await expect(contracts.button('Reopen legal review')).toBeVisible();
    },
  ],
  [
    'Milestone deadlines',
    'Milestone due',
    async (page) => {
      const processes = new ProcessesPage(page);
      await processes.goto();
      await processes.button('New Process').click();
      await processes.dialog().getByLabel('Name').fill('Jet fuel to Bergen');
      await choose(
        processes.dialog().getByRole('combobox', { name: 'Client' }),
        'Northwind Petroleum',
      );
      await processes.dialog().getByLabel('Assigned to').fill('Priya Nair');
      await processes.dialog().getByRole('spinbutton', { name: 'Value' }).fill('2500000');
      await processes.button('Create process').click();
      await expect(processes.details('Jet fuel to Bergen')).toBeVisible();
    },
  ],
  [
    'Compliance score changes',
    'Compliance score changed',
    async (page, turn) => {
      const [client, name] =
        turn === 'silent' ? ['CL-003', 'Environmental permit'] : ['CL-004', 'Counterparty list'];
      await page.goto(`/trustfold/dashboard/admin?tab=clients&client=${client}&section=documents`);
      await page.getByRole('button', { name: `Approve ${name}.pdf` }).click();
      await page
        .getByRole('form', { name: 'Approve document' })
        .getByRole('button', { name: 'Approve document' })
        .click();
      await expect(page.getByRole('row', { name })).toContainText('Approved');
    },
  ],
  [
    'AML screening alerts',
    'Transaction held for compliance review',
    async (page, turn) => {
      const transactions = new TransactionsPage(page);
      await transactions.goto(turn === 'silent' ? '&tx=TX-2024-051' : '&tx=TX-2024-052');
      await transactions.move('Hold for compliance review').click();
      await transactions.reason().fill('Invoice is missing');
      await transactions.confirm('Hold for compliance review').click();
      await expect(transactions.drawer()).toContainText('Invoice is missing');
    },
  ],
  [
    'Security alerts',
    'API access turned',
    async (page, turn) => {
      const profile = new ProfilePage(page);
      await profile.goto({ portal: 'admin', section: 'security' });
      await profile.toggle('API Access').click();
      await expect(profile.toggle('API Access')).toBeChecked({ checked: turn === 'loud' });
    },
  ],
];

for (const [toggle, raised, cause] of causes) {
  test(`[PR10] “${toggle}” decides whether “${raised}” is raised`, async ({ page }) => {
    const profile = new ProfilePage(page);
    const notifications = new NotificationsPage(page);
    const total = async (count: number) => {
      await notifications.goto();
      await expect(notifications.card(`Total ${count}`)).toBeVisible();
      await expect(notifications.item(raised)).toHaveCount(count - 8);
      await expect(new DashboardPage(page).bell()).toContainText(String(count - 4));
    };
    await profile.goto({ portal: 'admin', section: 'notifications' });
    await profile.toggle(toggle).click();
    await expect(profile.toggle(toggle)).not.toBeChecked();
    await cause(page, 'silent');
    await total(8);

    await profile.goto({ portal: 'admin', section: 'notifications' });
    await profile.toggle(toggle).click();
    await expect(profile.toggle(toggle)).toBeChecked();
    await cause(page, 'loud');
    await total(9);
  });
}
