import { readFile } from 'node:fs/promises';
import { largeListTimeout } from '../core/large-lists';
import { openDashboard } from '../core/open-dashboard';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { ClientsPage } from '../pages/clients.page';
import { createCsvFile, CsvImportPage } from '../pages/csv-import.page';

const header = 'company;CONTACT PERSON;Email;Phone;Website;Industry;Notes';

const wrongRows = 300;

const manyRows = () =>
  Array.from({ length: 10_000 }, (_, at) => {
    const contact = at % 33 === 0 && at < wrongRows * 33 ? '' : `Contact ${at}`;
    return `Batch ${at} Holding ${at};${contact};contact${at}@batch.example;;;Freight;ignored`;
  });

const fileOf = (rows: readonly string[]) => createCsvFile('clients.csv', [header, ...rows]);

test('[R85, R86, R57] a CSV import of clients shows a preview and an error for each invalid row', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  const csv = new CsvImportPage(page, 'clients');
  await csv.open().click();

  await test.step('an unreadable file is rejected with the reason', async () => {
    for (const [buffer, reason] of [
      [Buffer.alloc(0), 'The file is empty.'],
      [Buffer.from('PK\u0003\u0004'), 'This is not a CSV file.'],
      [Buffer.from('Company;Email\r\nFjord Wind AS;a@fjord.example'), 'Contact person'],
    ] as const) {
      await csv.file().setInputFiles({ ...fileOf([]), buffer });
      await expect(csv.fault()).toContainText(reason);
      await expect(csv.button('Import clients')).toBeDisabled();
    }
  });

  await test.step('each invalid row shows its line, column, value and reason', async () => {
    await csv
      .file()
      .setInputFiles(
        fileOf([
          'Fjord Wind AS;Ingrid Larsen;ingrid@fjord-wind.example;+47 22 12 34 56;fjord-wind.example;Wind energy;',
          'Øresund Havn;;nobody;;;;',
          'meridian ENERGY partners;Elena Vasquez;;;;;',
          'Fjord Wind AS;Nils Berg;;;;;',
        ]),
      );
    await expect(csv.result()).toContainText('1 of 4 rows can be imported. 3 rows have errors.');
    await expect(csv.result()).toContainText('Ignored columns: Notes.');
    const errors = [
      /^3.*Contact person/,
      /^3.*Email.*nobody/,
      /^4.*Company.*meridian ENERGY partners.*already exists/,
      /^5.*Company.*Fjord Wind AS.*earlier row/,
    ];
    for (const [place, error] of errors.entries())
      await expect(csv.error(place + 1)).toContainText(error);
    await expect(csv.dialog().getByRole('table', { name: 'First rows to import' })).toContainText(
      'Fjord Wind AS',
    );
  });

  await test.step('the invalid rows can be downloaded with their reasons', async () => {
    const file = await csv.wrongRows();
    expect(file.suggestedFilename()).toBe('clients-with-errors.csv');
    const text = await readFile(await file.path(), 'utf8');
    for (const part of ['Øresund Havn', 'meridian ENERGY partners', 'already exists'])
      expect(text).toContain(part);
  });

  await test.step('the valid row becomes a client with a compliance record, and both are still there after a reload', async () => {
    await csv.button('Import 1 client').click();
    await expect(csv.dialog()).toHaveCount(0);
    await page.reload();
    await clients.search().fill('fjord wind');
    await expect(clients.cards()).toHaveCount(1);
    await page.getByRole('button', { name: 'View profile of Fjord Wind AS' }).click();
    await expect(clients.profile('Fjord Wind AS')).toContainText('Ingrid Larsen');
    await page.getByRole('link', { name: 'Compliance record' }).click();
    await expect(page).toHaveURL(/tab=compliance&case=CR-013$/);
  });
});

test('[R85] clients can be imported from a CSV file with the keyboard @deep', async ({ page }) => {
  await openDashboard(page, 'admin', 'clients');
  const csv = new CsvImportPage(page, 'clients');
  await focusByTab(csv.open());
  await page.keyboard.press('Enter');
  // Playwright reports a file chooser only to an existing listener, so the test listens before the key press.
  const chooser = page.waitForEvent('filechooser');
  await focusByTab(csv.file());
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(fileOf(['Fjord Wind AS;Ingrid Larsen;;;;;']));
  await focusByTab(csv.button('Import 1 client'));
  await page.keyboard.press('Enter');
  await expect(csv.dialog()).toHaveCount(0);
  await expect(new ClientsPage(page).card('Fjord Wind AS')).toBeVisible();
});

test('[R85, R86] importing 10,000 clients adds each valid one once and skips the 300 invalid ones @deep', async ({
  page,
}) => {
  test.setTimeout(largeListTimeout.timeout);
  await openDashboard(page, 'admin', 'clients');
  const clients = new ClientsPage(page);
  const csv = new CsvImportPage(page, 'clients');
  await csv.open().click();
  await csv.file().setInputFiles(fileOf(manyRows()));
  await expect(csv.result()).toContainText(
    '9,700 of 10,000 rows can be imported.',
    largeListTimeout,
  );
  await csv.button('Import 9,700 clients').dblclick();
  await expect(csv.dialog()).toHaveCount(0, largeListTimeout);
  await clients.search().fill('Batch 9999');
  await expect(clients.cards()).toHaveCount(1);
  await clients.search().fill('');
  await expect(page.getByRole('status').filter({ hasText: /^9,712 clients$/ })).toBeVisible();

  await csv.open().click();
  await csv.file().setInputFiles(fileOf(manyRows()));
  await expect(csv.result()).toContainText('0 of 10,000 rows can be imported.', largeListTimeout);
  await expect(csv.button('Import clients')).toBeDisabled();
});
