import { expect, test } from '../core/test';
import { TransactionsPage } from '../pages/transactions.page';

test('[TX1, TX3] tab, search and filters find a transaction, and the URL contains them @smoke @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto();
  await expect(transactions.counter('Total 64')).toBeVisible();

  await test.step('each tab shows one transaction type', async () => {
    await transactions.tab('Crypto/USDT').click();
    await expect(transactions.result()).toHaveText('17 of 64 transactions');
  });
  await test.step('search and counters narrow the list further', async () => {
    await transactions.search().fill('meridian');
    await transactions.counter('Processing 4').click();
    await expect(transactions.rows()).toHaveCount(1);
  });
  await test.step('the filtered list is restored after a reload', async () => {
    await page.reload();
    await expect(transactions.search()).toHaveValue('meridian');
    await expect(transactions.rows()).toHaveCount(1);
  });
  await test.step('Back returns to the previous tab', async () => {
    await page.goBack();
    await expect(transactions.tab('All Transactions')).toHaveAttribute('aria-selected', 'true');
  });
});

test('[TX3] a range filter accepts fast and slow typing, and the URL contains the range @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto();
  await expect(transactions.counter('Total 64')).toBeVisible();

  const chip = (name: string) =>
    page.getByRole('search').getByRole('button', { name, exact: true });
  await chip('Amount').click();
  await test.step('amounts can be typed quickly and corrected in the middle', async () => {
    await transactions.range('Amount in USD from').pressSequentially('250000');
    await expect(transactions.range('Amount in USD from')).toHaveValue('250000');
    await transactions.range('Amount in USD to').pressSequentially('100000');
    await page.keyboard.press('Home');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('25');
    await expect(transactions.range('Amount in USD to')).toHaveValue('12500000');
    await expect(page).toHaveURL(/min=250000&max=12500000$/);
  });
  await test.step('dates can be typed in the local format', async () => {
    await page.keyboard.press('Escape');
    await chip('Date').click();
    // The date field is disabled until its code has loaded.
    await expect(transactions.range('Date from')).toBeEnabled();
    await transactions.range('Date from').pressSequentially('7/20/2024', { delay: 40 });
    await expect(transactions.range('Date from')).toHaveValue('7/20/2024');
    await transactions.range('Date to').pressSequentially('7/22/2024');
    await expect(transactions.range('Date from')).toHaveValue('07/20/2024');
    await expect(page).toHaveURL(/from=2024-07-20&to=2024-07-22$/);
  });
  await test.step('“Clear filters” removes all ranges', async () => {
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).not.toHaveURL(/min=|max=|from=|to=/);
    for (const name of ['Amount', 'Date']) await expect(chip(name)).toBeVisible();
  });
});

test('[TX4, TX6, TX7, TX8] transaction details have a URL, and Back and Forward close and reopen them @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&type=crypto&view=cards');
  const card = transactions.card('USDT-063');
  await expect(card).toContainText('1 USD = 1.0001 USDT');
  await expect(card.getByRole('meter')).toHaveAttribute('aria-valuetext', '97%, Clear');
  await expect(card).toContainText('Blockchain analysis');
  await transactions.viewDetails('USDT-063').click();
  await expect(page).toHaveURL(/tx=TX-063/);
  await expect(transactions.stage()).toContainText('Approved');
  await page.goBack();
  await expect(transactions.drawer()).toBeHidden();
  await page.goForward();
  await expect(transactions.stage()).toContainText('2/3 sign-offs');
  await transactions.close().click();
  await expect(page).not.toHaveURL(/tx=/);
});

test('[TX3, TX4] an invalid URL opens the list and a message names the ignored values @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('&type=gold&status=lost&min=1e999&from=yesterday&sort=mood');
  await expect(transactions.result()).toHaveText('64 transactions');
  await expect(
    page.getByText('Enter an amount such as 5,000 or $5,000. The value is ignored.'),
  ).toBeVisible();

  await transactions.goto('&tx=TX-0000-000');
  await expect(page.getByText('Transaction not found')).toBeVisible();
  await page.getByRole('button', { name: 'Back to all transactions' }).click();
  await expect(page).not.toHaveURL(/tx=/);

  await transactions.goto('&type=fiat&min=2000000&max=1000000');
  await expect(
    page.getByText('“From” and “to” were in the wrong order and have been swapped.'),
  ).toBeVisible();
  await expect(transactions.rows().first()).toBeVisible();
});
