import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress } from 'tooling/browser';
import { chooseOption } from '../core/choose-option';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { createCsvFile, CsvImportPage } from '../pages/csv-import.page';
import { TransactionsPage } from '../pages/transactions.page';

test('[R83, R84] a payment can be created with the keyboard, and its creator cannot sign it off', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto();
  const form = page.getByRole('form', { name: 'New payment' });

  await test.step('a payment can be created with the keyboard', async () => {
    await focusByTab(page.getByRole('button', { name: 'Create payment' }));
    await page.keyboard.press('Enter');
    await focusByTab(form.getByRole('combobox', { name: 'Counterparty' }));
    await page.keyboard.type('Delta Inspection Services');
    await focusByTab(form.getByRole('spinbutton', { name: 'Amount' }));
    await page.keyboard.type('1,250.50');
    await focusByTab(form.getByRole('textbox', { name: 'Reference' }));
    await page.keyboard.type('INVOICE-77');
    await page.keyboard.press('Enter');
    await expect(form).toHaveCount(0);
    await expect(transactions.drawer()).toContainText('INVOICE-77');
    await expect(transactions.drawer()).toContainText('$1,250.5');
    await expect(transactions.drawer()).toContainText('Nadia Rahman, Admin portal');
  });

  const id = new URL(page.url()).searchParams.get('tx') ?? '';
  const open = (portal: PortalKey) =>
    page.goto(`${dashboardAddress(portal, 'transactions')}&tx=${id}`);

  await test.step('users of two other portals can sign off the payment, but its creator cannot', async () => {
    for (const [portal, stage] of [
      ['banking', 'Under Review'],
      ['law_firm', 'Approved'],
    ] as const) {
      await open(portal);
      await transactions.move('Approve').press('Enter');
      await expect(transactions.stage()).toContainText(stage);
    }
    await open('admin');
    await expect(transactions.move('Approve')).toHaveAccessibleDescription(
      'You created this payment. Another person must sign off.',
    );
    await transactions.move('Approve').press('Enter');
    await expect(transactions.stage()).toContainText('Approved');
  });
});

test('[R83] a client creates a payment for the client’s company, and users of three portals sign it off @deep', async ({
  page,
}) => {
  const transactions = new TransactionsPage(page);
  await transactions.goto('', 'client');
  await page.getByRole('button', { name: 'Create payment' }).click();
  const form = page.getByRole('form', { name: 'New payment' });
  await chooseOption(form.getByRole('combobox', { name: 'Type' }), 'FX Exchange');
  await chooseOption(form.getByRole('combobox', { name: 'To currency' }), 'EUR');
  await form.getByRole('spinbutton', { name: 'Amount' }).fill('900');
  await form.getByRole('textbox', { name: 'Reference' }).fill('FX-77');
  await form.getByRole('button', { name: 'Create payment' }).dblclick();
  await expect(form).toHaveCount(0);
  const id = new URL(page.url()).searchParams.get('tx') ?? '';
  for (const [portal, stage] of [
    ['banking', 'Under Review'],
    ['law_firm', 'Approved'],
    ['admin', 'Compliant'],
  ] as const) {
    await page.goto(`${dashboardAddress(portal, 'transactions')}&tx=${id}`);
    await transactions.move('Approve').click();
    await expect(transactions.stage()).toContainText(stage);
  }
});

const wrongRows = 300;

const manyRows = () =>
  Array.from({ length: 10_000 }, (_, at) => {
    const amount = at % 33 === 0 && at < wrongRows * 33 ? '' : '1.250,50';
    return `Fiat Transfer;Delta Inspection Services;${amount};USD;BATCH-${at}`;
  });

const fileOf = (rows: readonly string[]) =>
  createCsvFile('batch.csv', ['Type;Counterparty;Amount;Currency;Reference', ...rows]);

test('[R85, R86] importing 10,000 payments adds each valid one once and skips the 300 invalid ones @deep', async ({
  page,
}) => {
  test.slow();
  const transactions = new TransactionsPage(page);
  const csv = new CsvImportPage(page, 'payments');
  await transactions.goto();
  await csv.open().click();

  await test.step('a file that is not a CSV file is rejected', async () => {
    await csv.file().setInputFiles({ ...fileOf([]), buffer: Buffer.from('PK\u0003\u0004') });
    await expect(csv.fault()).toContainText('This is not a CSV file.');
  });

  await test.step('the invalid rows are listed and can be downloaded', async () => {
    await csv.file().setInputFiles(fileOf(manyRows()));
    await csv.file().setInputFiles(fileOf(manyRows()));
    await expect(csv.result()).toContainText('9,700 of 10,000 rows can be imported.');
    await expect(csv.error(1)).toContainText(/2.*Amount.*Amount is required/);
    expect((await csv.wrongRows()).suggestedFilename()).toBe('payments-with-errors.csv');
  });

  await test.step('each valid row is imported once', async () => {
    await csv.button('Import 9,700 payments').dblclick();
    await expect(csv.dialog()).toHaveCount(0, { timeout: 60_000 });
    await transactions.search().fill('BATCH-9999');
    await expect(transactions.rows()).toHaveCount(1);
  });

  await test.step('importing the file again finds no new rows', async () => {
    await csv.open().click();
    await csv.file().setInputFiles(fileOf(manyRows()));
    await expect(csv.result()).toContainText('0 of 10,000 rows can be imported.');
    await expect(csv.button('Import payments')).toBeDisabled();
  });
});
