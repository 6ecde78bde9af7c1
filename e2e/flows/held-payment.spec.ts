import { dashboardAddress } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { expect, test } from '../core/test';
import { NotificationsPage } from '../pages/notifications.page';
import { QueuePage } from '../pages/queue.page';
import { TransactionsPage } from '../pages/transactions.page';

const payment = { id: 'TX-064', reference: 'WIRE-064' };
const waiting = 'Waiting for approval by Nadia Rahman';

test('[R63, R64, R65, R66, R105, R107] a payment is put on hold, its review case is decided by keyboard, and a second person releases it @smoke', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  const queue = new QueuePage(page);
  const notifications = new NotificationsPage(page);

  await test.step('a banking user puts the payment on hold', async () => {
    await transactions.goto(`&tx=${payment.id}`, 'banking');
    await transactions.move('Hold for compliance review').press('Enter');
    await expect(transactions.reason()).toBeFocused();
    await page.keyboard.type('Name match');
    await page.keyboard.press('Control+Enter');
    await expect(transactions.reviewCase()).toBeVisible();
    await expect(transactions.move('Reject')).toHaveCount(0);
    await expect(transactions.move('Release')).toHaveCount(0);
  });

  await test.step('the banking user decides the review case', async () => {
    await transactions.reviewCase().press('Enter');
    await expect(queue.drawer()).toContainText('Payment held: Name match');
    await expectAccessible(page);
    await page.keyboard.press('d');
    await expect(queue.form().getByRole('textbox')).toBeFocused();
    await page.keyboard.type('Another person ');
    await page.keyboard.press('Control+Enter');
    await expect(queue.form()).toContainText('Choose an outcome');
    await queue.outcome('False positive').press('Space');
    await page.keyboard.press('Enter');
    await expect(queue.drawer()).toContainText(waiting);
    await expect(queue.act('Approve')).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('the payment waits for approval, and the person who decided is not notified', async () => {
    await page.goto(`${dashboardAddress('banking', 'transactions')}&tx=${payment.id}`);
    await expect(transactions.drawer()).toContainText(waiting);
    await page.goto(dashboardAddress('banking', 'notifications'));
    await expect(notifications.card('Total 8')).toBeVisible();
    await expect(notifications.item('Transaction held for compliance review')).toHaveCount(0);
    await expect(notifications.item(/^Decision awaiting approval/)).toHaveCount(0);
  });

  await test.step('the second person opens the review case from the notification and approves', async () => {
    await page.goto(dashboardAddress('admin', 'notifications'));
    await expect(notifications.item('Transaction held for compliance review')).toBeVisible();
    await notifications.item(`Decision awaiting approval: ${payment.reference}`).click();
    await page.getByRole('link', { name: /^Open review case/ }).click();
    await expect(page).toHaveURL(/dashboard\/admin.*review=/);
    await queue.act('Approve').press('Enter');
    await expect(queue.approval().getByRole('button', { name: 'Cancel' })).toBeFocused();
    for (const fact of ['$', 'Name match', 'Releases the payment', 'Tan Mei Ling'])
      await expect(queue.approval()).toContainText(fact);
    await expectAccessible(page);
    await queue
      .approval()
      .getByRole('button', { name: /^Release/ })
      .press('Enter');
    await expect(queue.drawer()).toContainText('approved by Nadia Rahman');
    await page.goto(`${dashboardAddress('admin', 'transactions')}&tx=${payment.id}`);
    await expect(transactions.move('Approve')).toBeVisible();
    await expect(transactions.reviewCase()).toHaveCount(0);
  });

  await test.step('the author receives a notification about the release', async () => {
    await page.goto(dashboardAddress('banking', 'notifications'));
    await expect(notifications.item(`Payment released: ${payment.reference}`)).toBeVisible();
  });
});

test('[R65] a review case stays open when the user switches to the portal of the second person @deep', async ({
  page,
}) => {
  const queue = new QueuePage(page);
  await new TransactionsPage(page).goto('&tx=TX-059', 'banking');
  await page.getByRole('link', { name: 'Open review case' }).click();
  await expect(queue.drawer()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('administration');
  await page.getByRole('option', { name: 'Administration Portal' }).click();
  await expect(page).toHaveURL(/dashboard\/admin\?.*review=RC-TX-059/);
  await expect(queue.drawer()).toBeVisible();
});
