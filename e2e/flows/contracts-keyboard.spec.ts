import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import type { Locator, Page } from '@playwright/test';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

const press = async (page: Page, target: Locator) => {
  await focusByTab(target);
  await page.keyboard.press('Enter');
};

test('[C3, C7, C8, C9] a contract can be created without legal review and signed with only the keyboard @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();

  await test.step('a contract can be created without legal review', async () => {
    await press(page, contracts.create());
    const dialog = contracts.dialog('Create contract');
    await expect(dialog.getByLabel('Title')).toBeFocused();
    await page.keyboard.type('Typed alone');
    await focusByTab(dialog.getByLabel('Legal review required'));
    await page.keyboard.press('Space');
    await press(page, contracts.button('Create contract', dialog));
    await press(page, contracts.button('Bypass & Deploy Anyway'));
    await expect(contracts.card('Typed alone')).toBeVisible();
    await expect(contracts.create()).toBeFocused();
  });

  await test.step('signatures can be recorded, and the closed dialog returns the focus', async () => {
    const docuSign = contracts.button(
      'DocuSign',
      contracts.card(sampleContracts.crudeSupply.title),
    );
    await press(page, docuSign);
    for (const name of ['Daniel Okoro', 'Oliver Bennett']) {
      await press(page, contracts.button(`Record a signature on behalf of ${name}`));
      const sheet = contracts.dialog(/^Record a signature/);
      await focusByTab(sheet.getByLabel('I have read this document'));
      await page.keyboard.press('Space');
      await focusByTab(sheet.getByLabel('Full name'));
      await page.keyboard.type(name);
      await focusByTab(sheet.getByLabel('Reason'));
      await page.keyboard.type('Signed on paper');
      await page.keyboard.press('Control+Enter');
      await expect(sheet).toBeHidden();
    }
    await expect(contracts.events().last()).toContainText('Everyone has signed');
    await page.keyboard.press('Escape');
    await expect(docuSign).toBeFocused();
  });

  await test.step('the changes are still there after a reload', async () => {
    await page.reload();
    await expect(contracts.card('Typed alone')).toBeVisible();
    const card = contracts.card(sampleContracts.crudeSupply.title);
    await expect(card).toContainText('3/3 signed');
    await expect(card.getByText('Signed', { exact: true })).toBeVisible();
  });
});

test('[C3] a contract can be edited with the keyboard @deep', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { q: 'Offshore' } });
  await press(page, page.getByRole('button', { name: /^More actions for/ }));
  await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(contracts.dialog(/^Edit/).getByLabel('Title')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(', extended');
  await page.keyboard.press('Control+Enter');
  await expect(contracts.card('Offshore Drilling Rights, Block 14, extended')).toBeVisible();
});

test('[C11] a document can be uploaded and downloaded with the keyboard @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { q: 'Offshore' } });
  await press(page, page.getByRole('button', { name: /^View Details/ }));
  await press(page, contracts.button('Upload'));
  const dialog = contracts.dialog('Upload a document');
  await expect(dialog.getByLabel(/^File/)).toBeEnabled();
  // Playwright reports a file chooser only to an existing listener, so the test listens before the key press.
  const chooser = page.waitForEvent('filechooser');
  await focusByTab(dialog.getByLabel(/^File/));
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({
    name: 'Key.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from(createOnePagePdf('key')),
  });
  await press(page, contracts.button('Upload', dialog));
  await expect(contracts.section('Documents')).toContainText('Key.pdf');
  const handedOut = page.waitForEvent('download');
  await press(page, contracts.button('Download Key.pdf'));
  expect((await handedOut).suggestedFilename()).toBe('Key.pdf');
});

test('[C11] a notarization can be scheduled with the keyboard @deep', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  await press(page, contracts.button('Schedule Notarization'));
  const dialog = contracts.dialog(/^Schedule notarization/);
  await focusByTab(dialog.getByLabel(/^Date and time/));
  await page.keyboard.type('8/1/2024 10:00 AM');
  await focusByTab(dialog.getByLabel(/^Notary/));
  await page.keyboard.type('Ruth Castellano');
  await press(page, contracts.button('Schedule Notarization', dialog));
  await expect(contracts.button('Add to calendar').last()).toBeVisible();
  await expect(contracts.section('Video notarization')).toContainText('Aug 1, 2024');
});
