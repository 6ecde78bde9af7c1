import { waiverText } from 'shared-kernel/domain/contract';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { ContractsPage } from '../pages/contracts.page';

test('[C1, C8] a contract is created as a draft, counted, and there after a reload @smoke', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await expect(contracts.figure('Total Contracts')).toContainText('3');

  await test.step('create it', async () => {
    await contracts.create().click();
    const dialog = contracts.dialog('Create contract');
    await dialog.getByLabel('Title').fill('Storage Agreement, Fujairah');
    await dialog.getByLabel('Client').fill('Gulf Horizon Trading');
    await dialog.getByLabel('Value').fill('$4,500,000');
    await contracts.button('Create Contract', dialog).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('find it below what is blocked and in the figures', async () => {
    await expect(contracts.cards().nth(1)).toContainText('Storage Agreement, Fujairah');
    await expect(contracts.cards().nth(1)).toContainText('Submit for legal review');
    await expect(contracts.figure('Total Contracts')).toContainText('4');
    await expect(contracts.figure('Total Value')).toContainText('$140,000,000');
  });

  await page.reload();
  await expect(contracts.card('Storage Agreement, Fujairah')).toContainText('Not Required');
});

test('[C9, C10] waiving the review shows the disclaimer, does not enforce its box and flags the contract @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.create().click();
  await page.getByLabel('Legal review required').uncheck();
  await contracts.button('Create Contract', contracts.dialog('Create contract')).click();

  const waiver = contracts.dialog(waiverText.title);
  for (const sentence of waiverText.disclaimer) await expect(waiver).toContainText(sentence);
  await expect(waiver.getByLabel(waiverText.accept)).not.toBeChecked();
  await contracts.button(waiverText.confirm, waiver).click();

  const card = contracts.card('Untitled contract');
  await expect(card.getByText('User Waived')).toHaveCount(2);
  await card.getByRole('button', { name: /^View Details/ }).click();
  await expect(contracts.section('Compliance flags')).toContainText('User Waived Legal Review');
  await expect(contracts.section('Compliance flags')).toContainText('No Legal Validation');
  await expect(contracts.trail()).toContainText(/Waived the legal review.*was not ticked/);
});

test('[C8, C9] a created contract can be taken back from the toast @deep', async ({ page }) => {
  await holdToasts(page);
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.create().click();
  await contracts.button('Create Contract', contracts.dialog('Create contract')).click();
  await expect(contracts.card('Untitled contract')).toBeVisible();
  await contracts.button('Undo').click();
  await expect(contracts.card('Untitled contract')).toBeHidden();
  await expect(contracts.figure('Total Contracts')).toContainText('3');
});
