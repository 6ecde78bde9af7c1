import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress } from 'tooling/browser';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { NotificationsPage } from '../pages/notifications.page';
import { QueuePage } from '../pages/queue.page';
import { TransactionsPage } from '../pages/transactions.page';

test('[T1, T2, TX5, R30] users of three portals sign off a transaction, and a banking user records the checks and executes it @smoke', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  const open = (portal: PortalKey) =>
    page.goto(`${dashboardAddress(portal, 'transactions')}&tx=TX-064`);
  await transactions.goto('&tx=TX-064', 'admin');
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
  const execute = await transactions.more('Execute');
  await expect(execute).toHaveAttribute('aria-disabled', 'true');
  await transactions.move('More').click();
  await transactions.passCheck('AML screening');
  await transactions.passCheck('OFAC check');
  await transactions.execute('$1,250,000');
  await expect(transactions.stage()).toContainText('Executed');
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);

  await test.step('each action is in the audit trail and still there after a reload', async () => {
    await page.reload();
    const trail = page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem');
    await expect(trail).toHaveCount(6);
    // The audit trail lists the newest entry first, with readable labels instead of command ids.
    await expect(trail.first()).toContainText('Executed the transaction');
    await expect(trail.last()).toContainText('Approved the transaction');
    await expect(trail.filter({ hasText: /transaction\.[a-z]/ })).toHaveCount(0);
  });

  await test.step('the notification about the first sign-off no longer requires action', async () => {
    const notifications = new NotificationsPage(page);
    await transactions.close().click();
    await new DashboardPage(page).tab('Notifications').click();
    await expect(notifications.card('Action required 3')).toBeVisible();
  });
});

test('[R63, R78, TX5] if several payments are put on hold together, each is a task until two people have decided @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&view=table&status=pending');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
  await transactions.bulk().getByRole('button', { name: 'Hold' }).click();
  await transactions.reason().fill('Name match');
  await transactions.confirm('Hold payments').click();
  await expect(page.getByText('No transactions match')).toBeVisible();

  const heldTasks = (action: string) =>
    page
      .getByRole('region', { name: 'Your tasks' })
      .getByRole('link', { name: new RegExp(`^${action} Held payment: `) });
  const openTasks = async (portal: PortalKey) => {
    await page.goto(`${dashboardAddress(portal)}?rows=all`);
    await expect(page.getByRole('region', { name: 'Your tasks' })).toBeVisible();
  };
  await openTasks('banking');
  await expect(heldTasks('Decide')).toHaveCount(6);
  const queue = new QueuePage(page);
  await heldTasks('Decide').first().click();
  await queue.act('Decide').click();
  await queue.outcome('False positive').click();
  await queue.form().getByRole('textbox').fill('Another person');
  await queue.form().getByRole('button', { name: 'Submit decision' }).click();
  await expect(queue.act('Approve')).toHaveAttribute('aria-disabled', 'true');
  await openTasks('banking');
  await expect(heldTasks('Decide')).toHaveCount(5);
  await openTasks('admin');
  await heldTasks('Approve').click();
  await queue.approve(/^Release/);
  await expect(queue.drawer()).toContainText('Resolved');
  await openTasks('admin');
  await expect(heldTasks('Approve')).toHaveCount(0);
});

test('[TX5] an approval in one browser tab appears in another @deep', async ({ page, context }) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-064', 'banking');
  const otherPage = await context.newPage();
  const other = new TransactionsPage(otherPage);
  await other.goto('&tx=TX-064', 'law_firm');
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

test('[TX4, TX5] a transaction can be found, read and put on hold with the keyboard @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&type=fiat&status=pending');
  await expect(transactions.rows()).toHaveCount(1);
  await page.keyboard.press('/');
  await expect(transactions.search()).toBeFocused();
  await page.keyboard.type('atlas');
  await transactions.link('WIRE-064').focus();
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
  await expect(transactions.link('WIRE-064')).toHaveCount(0);
});
