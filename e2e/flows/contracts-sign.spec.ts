import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';

test('[C3, C7] an envelope goes from half signed to signed, one signatory after the other @smoke @download', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  const card = contracts.card(sample.crudeSupply.title);
  await contracts.button('DocuSign', card).click();
  await expect(contracts.events()).toHaveCount(4);
  await expect(contracts.button('Sign as Oliver Bennett')).toBeHidden();
  await contracts.button('Sign as Daniel Okoro').click();
  await expect(contracts.events().nth(3)).toContainText('Oliver Bennett signs next');
  await contracts.button('Sign as Oliver Bennett').click();
  await expect(contracts.events().last()).toContainText('Everyone has signed');

  await test.step('hand out the certificate', async () => {
    const handedOut = page.waitForEvent('download');
    await contracts.button('Download certificate').click();
    expect((await handedOut).suggestedFilename()).toBe(`${sample.crudeSupply.id} certificate.pdf`);
  });

  await page.keyboard.press('Escape');
  await page.reload();
  await expect(card).toContainText('3/3 signed');
  await expect(card.getByText('Signed', { exact: true })).toBeVisible();
  await expect(contracts.figure('Pending Signature')).toContainText('1');
});

test('[C5, C7, C8] a draft goes through review, a document and named signatories to its envelope', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.create().click();
  const created = contracts.dialog('Create contract');
  await created.getByLabel('Title').fill('Charter, Sigrid');
  await contracts.button('Create Contract', created).click();
  await contracts.open('Charter, Sigrid');

  await contracts.button('Submit for legal review').click();
  await contracts.button('Complete legal review').click();
  await expect(contracts.button('Reopen legal review')).toBeVisible();
  await contracts.attach('Charter.pdf');
  await contracts.signBy({
    name: 'Sigrid Halvorsen',
    role: 'Owner',
    email: 'sigrid@aurora.example',
  });
});

test('[C3, C4] an edit is saved, audited and asked about before it is thrown away', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sample.drillingRights.id } });
  await contracts.button('Edit', contracts.dialog(sample.drillingRights.title)).click();
  const dialog = contracts.dialog(`Edit ${sample.drillingRights.title}`);
  await dialog.getByLabel('Value').fill('$80,000,000');
  await page.keyboard.press('Escape');
  await contracts.button('Keep editing').click();
  await expect(contracts.button('Keep editing')).toHaveCount(0);
  await contracts.button('Save changes', dialog).click();
  await expect(contracts.section('Contract details')).toContainText('$80,000,000');
  await expect(contracts.trail().first()).toContainText('Edited the contract');
});
