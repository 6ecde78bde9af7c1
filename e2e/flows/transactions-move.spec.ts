import { dashboardAddress } from 'tooling/drive';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { TransactionsPage } from '../pages/transactions.page';

test('[T1, T2, TX5] a banking user signs a transaction off and executes it @smoke', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-2024-052', 'banking');
  await expect(transactions.stage()).toContainText('Initiated');
  for (const stage of ['Under Review', 'Approved', 'Compliant']) {
    await transactions.move('Approve').click();
    await expect(transactions.stage()).toContainText(stage);
  }
  await transactions.move('Execute').click();
  await expect(transactions.stage()).toContainText('Executed');

  await test.step('each move is on its audit trail, and still there after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('list', { name: 'Audit trail' }).getByRole('listitem')).toHaveCount(
      4,
    );
  });
});

test('[TX5] a hold and a rejection are said why', async ({ page }) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-2024-051', 'banking');
  await transactions.move('Hold for compliance review').click();
  await transactions.confirm('Hold for compliance review').click();
  await expect(page.getByText('Say why')).toBeVisible();
  await transactions.reason().fill('Invoice is missing');
  await transactions.confirm('Hold for compliance review').click();
  await expect(transactions.drawer()).toContainText('Invoice is missing');
  await transactions.move('Release').click();
  await expect(transactions.move('Approve')).toBeVisible();

  await transactions.move('Reject').click();
  await transactions.reason().fill('Invoice never came');
  await transactions.confirm('Reject').click();
  await expect(transactions.drawer()).toContainText('This transaction failed');
});

test('[TX5] a move is taken back from the toast', async ({ page }) => {
  await holdToasts(page);
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-2024-052');
  await transactions.move('Approve').click();
  await expect(transactions.stage()).toContainText('Under Review');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(transactions.stage()).toContainText('Initiated');
});

test('[TX5] a move in one browser tab is seen in another', async ({ page, context }) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-2024-052');
  const otherPage = await context.newPage();
  const other = new TransactionsPage(otherPage);
  await other.goto();
  await expect(other.counter('Pending 3')).toBeVisible();
  await transactions.move('Approve').click();
  await expect(other.counter('Pending 2')).toBeVisible();
  await expect(other.counter('Processing 5')).toBeVisible();
  await otherPage.close();
});

test('[B3] the regulator can look, and is told why nothing can be moved', async ({ page }) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&tx=TX-2024-052', 'regulator');
  await expect(transactions.move('Approve')).toHaveAttribute('aria-disabled', 'true');
  await expect(transactions.move('Approve')).toHaveAccessibleDescription(/read-only/);
  await transactions.move('Approve').press('Enter');
  await page.goto(dashboardAddress('regulator', 'transactions'));
  await expect(transactions.counter('Pending 3')).toBeVisible();
});

test('[TX4, TX5] a transaction is found, read and held by the keyboard alone', async ({ page }) => {
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
