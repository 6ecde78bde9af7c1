import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';

test('[C3, C7] an envelope goes from half signed to signed, one signatory after the other @smoke', async ({
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
  await contracts
    .card('Charter, Sigrid')
    .getByRole('button', { name: /^View Details/ })
    .click();

  await contracts.button('Submit for legal review').click();
  await contracts.button('Complete legal review').click();
  await expect(contracts.button('Reopen legal review')).toBeVisible();
  await contracts.button('Upload').click();
  await page.getByLabel(/^File/).setInputFiles({
    name: 'Charter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4 charter'),
  });
  await contracts.button('Upload', contracts.dialog('Upload a document')).click();
  await expect(contracts.section('Documents')).toContainText('Charter.pdf');

  await contracts.button('DocuSign', contracts.section('Signatories')).click();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Sigrid Halvorsen');
  await page.getByRole('textbox', { name: /^Role/ }).fill('Owner');
  await page.getByRole('textbox', { name: /^Email/ }).fill('sigrid@aurora.example');
  await contracts.button('Send for signature').click();
  await contracts.button('Sign as Sigrid Halvorsen').click();
  await expect(contracts.events().last()).toContainText('Everyone has signed');
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
