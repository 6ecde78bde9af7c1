import type { Locator, Page } from '@playwright/test';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';
import { NotificationsPage } from '../pages/notifications.page';
import { ProcessesPage } from '../pages/processes.page';
import { TransactionsPage } from '../pages/transactions.page';

const press = async (target: Locator) => {
  await target.focus();
  await target.press('Enter');
};

const palette = (page: Page) => page.getByRole('combobox', { name: 'Search Trustfold' });

const chooseRecord = async (page: Page, words: string, record: string) => {
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.type(words);
  await expect(page.getByRole('option', { selected: true })).toContainText(record);
  await page.keyboard.press('Enter');
};

test('[F2, C11] Ctrl+K opens the search over a drawer, and Escape returns the focus to the drawer @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  const dialog = contracts.dialog(sampleContracts.drillingRights.title);
  // The drawer must have the focus before the next key press.
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const edit = contracts.button('Edit', dialog);
  await edit.focus();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(edit).toBeFocused();
  await chooseRecord(page, 'refinery equip', sampleContracts.equipmentLease.title);
  await expect(contracts.dialog(sampleContracts.equipmentLease.title)).toBeVisible();
  await expect(palette(page)).toHaveCount(0);
});

test('[F2, C11] closing a record that was opened from the search moves the focus to the page @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'notifications');
  await expect(page.getByRole('heading', { name: 'Notification Center' })).toBeVisible();
  await chooseRecord(page, 'refinery equip', sampleContracts.equipmentLease.title);
  const drawer = page.getByRole('dialog', { name: sampleContracts.equipmentLease.title });
  await expect(drawer.getByRole('button', { name: 'Close' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { name: 'Contract Management' })).toBeFocused();
});

test('[PM1, C2] pressing the slash key in the Processes tab opens the filters and focuses the search field @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto();
  await expect(processes.item(/Crude transfer, batch 7/)).toBeVisible();
  await page.keyboard.press('/');
  await expect(processes.search()).toBeFocused();
  await page.keyboard.type('NAPHTHA');
  await expect(processes.result()).toContainText('1 of');
  await press(page.getByRole('button', { name: 'Clear filters' }));
  await expect(page.getByRole('search', { name: 'Filter processes' })).toBeFocused();
  await press(processes.filter());
  await expect(processes.search()).toHaveCount(0);
  await press(processes.filter());
  await expect(processes.search()).toBeVisible();
  await expect(processes.filter()).toBeFocused();
});

test('[C4, C11] after each step of a legal review the focus stays in the contract’s actions @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  // The drawer must have the focus before the next key press.
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Close' })).toBeFocused();
  const actions = page.getByRole('group', { name: 'Contract actions' });
  await press(contracts.button('Complete legal review', actions));
  await expect(contracts.button('Complete legal review', actions)).toHaveCount(0);
  await expect(actions).toBeFocused();
  await page.keyboard.press('Tab');
  const more = contracts.button('More', actions);
  await expect(more).toBeFocused();
  for (const step of ['Reopen legal review', 'Return to draft']) {
    await press(more);
    const item = page.getByRole('menuitem', { name: step });
    while (!(await item.evaluate((element) => element === document.activeElement)))
      await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(item).toHaveCount(0);
    await expect(more).toBeFocused();
  }
  await press(contracts.button('Submit for legal review', actions));
  await expect(contracts.button('Submit for legal review', actions)).toHaveCount(0);
  await expect(actions).toBeFocused();
});

test.describe('with animations', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('[C7] after the last signature the focus stays in the dialog', async ({ page }) => {
    const contracts = new ContractsPage(page);
    await contracts.goto({ query: { q: 'Crude' } });
    await press(contracts.button('DocuSign'));
    await contracts.record('Daniel Okoro');
    await contracts.record('Oliver Bennett');
    await expect(contracts.events().last()).toContainText('Everyone has signed');
    await expect(contracts.dialog(/^DocuSign/).locator(':focus')).toHaveText(/^DocuSign/);
  });

  test('[TX4, C2] closing the drawer of a record that is no longer in the list focuses the next row', async ({
    page,
  }) => {
    const transactions = new TransactionsPage(page);
    await transactions.goto('&status=pending&view=cards');
    await expect(transactions.cards().first()).toBeVisible();
    const rows = page.getByRole('button', { name: /^View details of/ });
    const following = await rows.nth(1).getAttribute('aria-label');
    await press(rows.first());
    await press(transactions.move('Hold for compliance review'));
    await transactions.reason().focus();
    await page.keyboard.type('Ask the client');
    await expect(transactions.reason()).toHaveValue('Ask the client');
    await page.keyboard.press('Control+Enter');
    // After an action, the title of the drawer has the focus, so the next key press activates no button.
    await expect(page.locator('.ant-drawer-title')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(rows.first()).toBeFocused();
    await expect(rows.first()).toHaveAttribute('aria-label', following ?? '');
  });

  test('[R28] text that is typed while a dialog opens over a drawer goes into its first field', async ({
    page,
  }) => {
    const transactions = new TransactionsPage(page);
    await transactions.goto('&status=pending&view=cards');
    await press(page.getByRole('button', { name: /^View details of/ }).first());
    await press(transactions.move('Hold for compliance review'));
    await transactions.reason().waitFor({ state: 'attached' });
    await page.keyboard.type('Ask the client');
    await expect(transactions.reason()).toHaveValue('Ask the client');
  });
});

test('[PM3] completing a milestone keeps the focus on the milestone, and Tab moves to the next one @deep', async ({
  page,
}) => {
  const processes = new ProcessesPage(page);
  await processes.goto('&process=PF-007');
  await processes.requirement('Closing set complete').focus();
  await page.keyboard.press('Space');
  const complete = processes.button('Complete milestone');
  await expect(complete).not.toHaveAttribute('aria-disabled', 'true');
  await expect(processes.requirement('Closing set complete')).toBeFocused();
  await press(complete);
  const done = processes
    .milestones()
    .getByRole('listitem')
    .filter({ hasText: 'Documentation filed' });
  await expect(done.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(processes.requirement('Client confirmed receipt')).toBeFocused();
});

test('[N3, N4] the J key opens and focuses a notification, and after an action the focus stays in the list @deep', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  await notifications.goto();
  const first = 'Dip test rejected, re-test required';
  const second = 'Wire transfer awaits its first sign-off';
  await expect(notifications.item(first)).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: first })).toBeFocused();
  const subject = page.getByRole('link', { name: /^Open process/ });
  await expect(subject).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(subject).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: second })).toBeFocused();
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name: first })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(notifications.item(first)).toBeFocused();
  await press(notifications.button('Mark all 4 as read'));
  await expect(notifications.card('Unread 0')).toBeVisible();
  await expect(notifications.button('Mark all as read')).toBeFocused();
});

test('[N5] following the link of a notification focuses the heading of the opened page @deep', async ({
  page,
}) => {
  const notifications = new NotificationsPage(page);
  await notifications.goto('&n=NT-001');
  await press(page.getByRole('link', { name: 'Open process PF-001' }));
  await expect(new ProcessesPage(page).heading()).toBeFocused();
});
