import { fillWorkspace } from 'tooling/browser';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

test('[C2] the URL and the name of the CSV file contain the search text and the status filter @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { status: 'user_waived' } });
  await expect(contracts.cards()).toHaveCount(1);
  const handedOut = page.waitForEvent('download');
  await contracts.button('Export').click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe('contracts_user-waived_2024-07-22.csv');

  await contracts.button('Clear filters').first().click();
  await expect(contracts.cards()).toHaveCount(3);
  await contracts.search().fill('NORTHWIND');
  await expect(contracts.cards()).toHaveCount(1);
  await expect(page.getByText('1 of 3 contracts')).toBeVisible();
  await expect(page).toHaveURL(/q=NORTHWIND/);
  await page.reload();
  await expect(contracts.search()).toHaveValue('NORTHWIND');
  await expect(contracts.card(sampleContracts.equipmentLease.title)).toBeVisible();
  await contracts.button('Clear filters').first().click();
  await expect(contracts.cards()).toHaveCount(3);
});

test('[R22, C11] Back closes the contract details, and an unknown contract shows a message with a link to the list @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts
    .card(sampleContracts.crudeSupply.title)
    .getByRole('button', { name: /^View Details/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`contract=${sampleContracts.crudeSupply.id}`));
  await expect(contracts.section('Contract details')).toBeVisible();
  await page.goBack();
  await expect(contracts.section('Contract details')).toBeHidden();

  await test.step('closed contract details do not open again', async () => {
    await page.goForward();
    await expect(contracts.section('Contract details')).toBeVisible();
    await page.reload();
    await expect(contracts.section('Contract details')).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(contracts.section('Contract details')).toBeHidden();
    await expect(page).toHaveURL(/tab=contracts&?$/);
  });

  await contracts.goto({ query: { contract: 'CON-42' } });
  await expect(page.getByText('Contract not found')).toBeVisible();
  await contracts.button('Back to contracts').click();
  await expect(page.getByText('Contract not found')).toBeHidden();
});

test('[C2] a list of 10,000 contracts renders fewer than 4,000 elements during search and scrolling @deep', async ({
  page,
}) => {
  test.slow();
  const contracts = new ContractsPage(page);
  await fillWorkspace(page, 10_000);
  await contracts.goto();
  await expect(page.getByText('10,000 contracts')).toBeVisible();
  const elements = () => page.evaluate(() => document.querySelectorAll('*').length);
  expect(await elements()).toBeLessThan(4_000);

  await contracts.search().fill('no such contract');
  await expect(page.getByText('0 of 10,000 contracts')).toBeVisible();
  await contracts.search().fill('');
  await expect(page.getByText('10,000 contracts')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
  expect(await elements()).toBeLessThan(4_000);
});

test('[C11] contract details print on one page, without the rest of the screen @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.crudeSupply.id } });
  await contracts.section('Contract details').waitFor();
  const pdf = await page.pdf({ format: 'A4', margin: { top: '16mm', bottom: '16mm' } });
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(contracts.create()).toBeHidden();
  await expect(page.getByText(`Trustfold · ${sampleContracts.crudeSupply.id}`)).toBeVisible();
});
