import { chooseOption } from '../core/choose-option';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

test('[C1, C8] a new contract is a draft, is counted in the summary cards and is still there after a reload @smoke', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await expect(contracts.figure('Total Contracts')).toContainText('3');

  await test.step('a contract can be created in the dialog', async () => {
    await contracts.create().click();
    const dialog = contracts.dialog('Create contract');
    await dialog.getByLabel('Title').fill('Storage Agreement, Fujairah');
    await dialog.getByLabel('Client').fill('Gulf Horizon Trading');
    await dialog.getByLabel('Value').fill('$4,500,000');
    await contracts.button('Create contract', dialog).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the new contract is second in the list and is counted in the summary cards', async () => {
    await expect(contracts.cards().nth(1)).toContainText('Storage Agreement, Fujairah');
    await expect(contracts.cards().nth(1)).toContainText('Review needed: attach a document');
    await expect(contracts.figure('Total Contracts')).toContainText('4');
    await expect(contracts.figure('Total Value')).toContainText('$140,000,000');
  });

  await page.reload();
  await expect(contracts.card('Storage Agreement, Fujairah')).toContainText('Not Required');
});

test('[C9, C10] a legal review can be waived without ticking the checkbox of the disclaimer, and the contract is flagged @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.create().click();
  await page.getByLabel('Legal review required').uncheck();
  await contracts.button('Create contract', contracts.dialog('Create contract')).click();

  const waiver = contracts.dialog('Waive legal review?');
  await expect(waiver).toContainText(
    'This contract has not been validated by legal counsel.' +
      'You are solely responsible for disputes, compliance violations or unenforceable terms.' +
      'The provider is not liable.' +
      'The contract is flagged User Waived in audit logs.',
  );
  await expect(waiver.getByLabel('I understand and accept these terms')).not.toBeChecked();
  await contracts.button('Bypass & Deploy Anyway', waiver).click();

  const card = contracts.card('Untitled contract');
  await expect(card.getByText('User Waived')).toHaveCount(2);
  await card.getByRole('button', { name: /^View Details/ }).click();
  await expect(contracts.section('Compliance flags')).toContainText('User Waived Legal Review');
  await expect(contracts.section('Compliance flags')).toContainText('No Legal Validation');
  await expect(contracts.trail()).toContainText(/Waived the legal review.*was not ticked/);
});

test('[C8, C9] Undo in the toast removes a created contract @deep', async ({ page }) => {
  await pauseToasts(page);
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.create().click();
  await contracts.button('Create contract', contracts.dialog('Create contract')).click();
  await expect(contracts.card('Untitled contract')).toBeVisible();
  await contracts.button('Undo').click();
  await expect(contracts.card('Untitled contract')).toBeHidden();
  await expect(contracts.figure('Total Contracts')).toContainText('3');
});

test('[signatures, C8] a contract created from a template is sent to people in the template’s roles, and the template can be removed @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  const { id, title } = sampleContracts.drillingRights;
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: id } });
  await contracts.button('Save as template').click();
  await contracts.button('Close', contracts.dialog(title)).click();
  const created = contracts.dialog('Create contract');
  const template = created.getByRole('combobox', { name: 'Template' });

  await test.step('a contract can be created from the template', async () => {
    await contracts.create().click();
    await chooseOption(template, title);
    await expect(created.getByLabel('Title')).toHaveValue(title);
    await created.getByLabel('Title').fill('Drilling Rights, Block 15');
    await contracts.button('Create contract', created).click();
    await contracts.open('Drilling Rights, Block 15');
    await contracts.attach('Rights.pdf');
    await contracts.completeReview();
  });

  await test.step('the template fills in the roles, and the envelope is sent', async () => {
    await contracts.more('DocuSign');
    for (const [index, role] of [
      'President, licensee',
      'Director of Licensing, licensor',
    ].entries()) {
      const row = page.getByRole('group', { name: `Signatory ${index + 1}` });
      await expect(row.getByLabel('Role')).toHaveValue(role);
      await row.getByLabel('Name').fill(`Person ${index + 1}`);
      await row.getByLabel('Email').fill(`person${index}@block15.example`);
    }
    await contracts.button('Send for signature').click();
    await expect(contracts.events()).toContainText([/^Envelope sent/, /^Person 1 signs next/, '']);
  });

  await test.step('the template can be removed, and Undo restores it', async () => {
    await contracts.goto({ query: { do: 'create-contract' } });
    await chooseOption(template, title);
    await contracts.button('Remove template', created).click();
    await expect(template).toBeHidden();
    await contracts.button('Undo').last().click();
    await expect(template).toBeVisible();
  });
});
