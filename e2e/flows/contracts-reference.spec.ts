import { expectNoEffect } from '../core/expect-no-effect';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

const inReference = { behaviour: 'reference' };

test('[C3, C11] in reference mode Edit on a contract card and Upload in the details do nothing @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: inReference });
  const edit = contracts.button('Edit', contracts.card(sampleContracts.crudeSupply.title));
  await expect(edit).toBeVisible();
  await expectNoEffect(page, () => edit.click());
  await contracts.goto({ query: { ...inReference, contract: sampleContracts.crudeSupply.id } });
  await expect(contracts.button('Upload')).toBeVisible();
  await expectNoEffect(page, () => contracts.button('Upload').click());
});

test('[C1, C8] in reference mode a new contract changes only the card “Total Contracts”, until a reload @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: inReference });
  await contracts.create().click();
  await page.getByLabel('Value').fill('$1,000,000');
  await contracts.button('Create contract', contracts.dialog('Create contract')).click();
  await expect(contracts.figure('Total Contracts')).toContainText('4');
  await expect(contracts.figure('Total Value')).toContainText('$135,500,000');
  await expect(contracts.figure('Legal Verified')).toContainText('1');
  await expect(contracts.figure('Pending Signature')).toContainText('2');
  await page.reload();
  await expect(contracts.figure('Total Contracts')).toContainText('3');
});

test.describe('the current year is 2027, later than the sample dates', () => {
  const beginning = '2027-03-04T10:00:00.000Z';
  test.use({ beginning });

  test('[C8, time] in reference mode a new contract has the current date, and the sample data has its original dates @deep', async ({
    page,
  }) => {
    const contracts = new ContractsPage(page);
    await contracts.goto({ query: inReference });
    await contracts.create().click();
    const dialog = contracts.dialog('Create contract');
    await dialog.getByLabel('Title').fill('Charter, Nordhavn');
    await contracts.button('Create contract', dialog).click();
    await contracts.open('Charter, Nordhavn');
    await expect(page).toHaveURL(/contract=CON-\d{13}/);
    const created = new Date(Number(/CON-(\d{13})/.exec(page.url())?.[1]));
    expect(created.toISOString()).toMatch(/^2027-03-04/);
    await expect(contracts.section('Contract details')).toContainText('Mar 4, 2027');
    await page.keyboard.press('Escape');
    await contracts.open(sampleContracts.drillingRights.title);
    await expect(contracts.section('Contract details')).toContainText('2024');
    await expect(contracts.section('Contract details')).not.toContainText('2027');
  });
});

test('[R117, policy] the regulator can search and download contracts, and sees why changes are not allowed @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({
    portal: 'regulator',
    query: { contract: sampleContracts.crudeSupply.id },
  });
  await expect(
    page.getByText('Read-only: the Regulator portal cannot change this contract.'),
  ).toBeVisible();
  await expect(contracts.button('Upload')).toHaveCount(0);
  await expect(contracts.button('Schedule Notarization')).toHaveCount(0);
  const handedOut = page.waitForEvent('download');
  await contracts.button('Download Crude Oil Supply Agreement.pdf').click();
  expect((await handedOut).suggestedFilename()).toBe('Crude Oil Supply Agreement.pdf');
});
