import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress } from 'tooling/drive';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { QueuePage } from '../pages/queue.page';
import { TransactionsPage } from '../pages/transactions.page';

test('[T1, T2, TX5, R30] three desks sign a transaction off, banking records its checks and executes it @smoke', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  const open = (portal: PortalKey) =>
    page.goto(`${dashboardAddress(portal, 'transactions')}&tx=TX-2024-052`);
  await transactions.goto('&tx=TX-2024-052', 'admin');
  await expect(transactions.stage()).toContainText('Initiated');
  await expect(transactions.move('Approve')).toHaveAccessibleDescription(/the Banking portal\.$/);
  await transactions.move('Approve').press('Enter');
  for (const [portal, stage] of [
    ['banking', 'Under Review'],
    ['law_firm', 'Approved'],
    ['admin', 'Compliant'],
  ] as const) {
    await open(portal);
    await transactions.move('Approve').click();
    await expect(transactions.stage()).toContainText(stage);
  }
  await open('banking');
  await expect(transactions.move('Execute')).toHaveAttribute('aria-disabled', 'true');
  await transactions.passCheck('AML screening');
  await transactions.passCheck('OFAC check');
  await transactions.execute('$1,250,000');
  await expect(transactions.stage()).toContainText('Executed');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await test.step('each move is on its audit trail, and still there after a reload', async () => {
    await page.reload();
    const trail = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
    await expect(trail).toHaveCount(6);
    // In words and newest first, never by the ids of commands.
    await expect(trail.first()).toContainText('Executed the transaction');
    await expect(trail.last()).toContainText('Approved the transaction');
    await expect(trail.filter({ hasText: /transaction\.[a-z]/ })).toHaveCount(0);
  });

  await test.step('and nobody is asked for its first sign-off any more', async () => {
    const notifications = new NotificationsPage(page);
    await transactions.close().click();
    await new DashboardPage(page).tab('Notifications').click();
    await expect(notifications.card('Action required 3')).toBeVisible();
  });
});

test('[N5, R63, TX5] a hold of several asks for each, and counts what two people decided @deep', async ({
  page,
  context,
}) => {
  test.slow();
  await holdToasts(page);
  const transactions = new TransactionsPage(page);
  await transactions.goto('&view=table&status=pending');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await transactions.bulk().getByRole('button', { name: 'Hold' }).click();
  await transactions.reason().fill('Name match');
  await transactions.confirm('Hold payments').click();
  await expect(page.getByText('No transactions match')).toBeVisible();

  const title = '3 transactions held for compliance review';
  const otherPage = await context.newPage();
  const other = new NotificationsPage(otherPage);
  await other.goto();
  await other.item(title).click();
  const details = other.details(title);
  const asked = details.getByRole('region', { name: 'Payments to review' });
  await expect(details).toContainText('Action required');
  await expect(asked).toContainText('0 of 3 payments done');
  await expect(asked.getByRole('link')).toHaveCount(3);

  const queue = new QueuePage(page);
  const id = 'TX-2024-052';
  await page.goto(`${dashboardAddress('banking', 'transactions')}&tx=${id}`);
  await transactions.reviewCase().click();
  await queue.act('Decide').click();
  await queue.outcome('False positive').click();
  await queue.form().getByRole('textbox').fill('Another person');
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.act('Approve')).toHaveAttribute('aria-disabled', 'true');
  await expect(asked).toContainText('0 of 3 payments done');
  await page.goto(page.url().replace('/banking', '/admin'));
  await queue.act('Approve').click();
  await expect(asked).toContainText('1 of 3 payments done');
  await expect(details).toContainText('Action required');
  await otherPage.close();
});

test('[TX5] a move in one browser tab is seen in another @deep', async ({ page, context }) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-2024-052', 'banking');
  const otherPage = await context.newPage();
  const other = new TransactionsPage(otherPage);
  await other.goto('&tx=TX-2024-052', 'law_firm');
  await expect(other.move('Approve')).toHaveAccessibleDescription(/the Banking portal\.$/);
  await other.close().click();
  await expect(other.counter('Pending 3')).toBeVisible();
  await transactions.move('Approve').click();
  await expect(other.counter('Pending 2')).toBeVisible();
  await expect(other.counter('Processing 5')).toBeVisible();
  await expect(transactions.move('Approve')).toHaveAccessibleDescription(/the Legal portal\.$/);
  await transactions.move('Approve').press('Enter');
  await expect(transactions.stage()).toContainText('Under Review');
  await otherPage.close();
});

test('[TX4, TX5] a transaction is found, read and held by the keyboard alone @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&type=fiat&status=pending');
  await expect(transactions.cards()).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(transactions.search()).toBeFocused();
  await page.keyboard.type('atlas');
  await transactions.viewDetails('WIRE-240722-052').focus();
  await page.keyboard.press('Enter');
  await expect(transactions.stage()).toContainText('Initiated');
  await transactions.move('Hold for compliance review').focus();
  await page.keyboard.press('Enter');
  await expect(transactions.reason()).toBeVisible();
  await transactions.reason().pressSequentially('Ask the client');
  await expect(transactions.reason()).toHaveValue('Ask the client');
  await transactions.reason().press('Control+Enter');
  await expect(transactions.drawer()).toContainText('Ask the client');
  await expect(transactions.reason()).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/tx=/);
  await expect(transactions.viewDetails('WIRE-240722-052')).toHaveCount(0);
});
