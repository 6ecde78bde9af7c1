import type { Page } from '@playwright/test';
import { expect, test } from '../core/test';
import { ContractsPage, sample } from '../pages/contracts.page';

/** Tabs forward until the focus is on what is named, as a person without a mouse would. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const matches = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      if (!(element instanceof HTMLElement)) return '';
      const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
      return (element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent)
        .replaceAll(/\s+/g, ' ')
        .trim();
    });
    if (matches(focused)) return;
  }
  throw new Error(`Tab never reached ${String(name)}.`);
}

const press = async (page: Page, name: string | RegExp) => {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
};

test('[C8, C9] creating and waiving need no mouse, and focus comes back', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await press(page, 'Create Contract');
  await expect(contracts.dialog('Create contract')).toBeVisible();
  await page.keyboard.type('Typed alone');
  await tabTo(page, 'Legal review required');
  await page.keyboard.press('Space');
  await press(page, 'Create Contract');
  await expect(contracts.button('Bypass & Deploy Anyway')).toBeVisible();
  await press(page, 'Bypass & Deploy Anyway');
  await expect(contracts.card('Typed alone')).toBeVisible();
  await expect(contracts.create()).toBeFocused();
});

test('[C3] editing needs no mouse', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { q: 'Refinery' } });
  await press(page, 'Edit');
  await expect(contracts.dialog(/^Edit/)).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type(', extended');
  await page.keyboard.press('Control+Enter');
  await expect(contracts.card('Refinery Equipment Lease, extended')).toBeVisible();
});

test('[C3, C7] signing needs no mouse, and focus comes back', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { q: 'Crude' } });
  await press(page, 'DocuSign');
  await press(page, 'Sign as Daniel Okoro');
  await expect(contracts.toast()).toContainText('Signature recorded');
  await press(page, 'Sign as Oliver Bennett');
  await expect(contracts.events().last()).toContainText('Everyone has signed');
  await page.keyboard.press('Escape');
  await expect(contracts.button('DocuSign')).toBeFocused();
});

test('[C11] uploading and downloading need no mouse', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { q: 'Crude' } });
  await press(page, /^View Details/);
  await press(page, 'Upload');
  await expect(contracts.dialog('Upload a document')).toBeVisible();
  await expect(contracts.dialog('Upload a document').getByLabel(/^File/)).toBeEnabled();
  // Asked for before the walk there, so that the browser knows of it by the time Enter is pressed.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, /^File/);
  await page.keyboard.press('Enter');
  await (
    await chooser
  ).setFiles({ name: 'Key.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') });
  await press(page, 'Upload');
  await expect(contracts.section('Documents')).toContainText('Key.pdf');
  const handedOut = page.waitForEvent('download');
  await press(page, 'Download Key.pdf');
  expect((await handedOut).suggestedFilename()).toBe('Key.pdf');
});

test('[C11] scheduling needs no mouse', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sample.drillingRights.id } });
  await press(page, 'Schedule Notarization');
  await tabTo(page, /^Day and time/);
  await page.keyboard.type('080120241000AM');
  await tabTo(page, /^Notary/);
  await page.keyboard.type('Ruth Castellano');
  await press(page, 'Schedule Notarization');
  await expect(contracts.button('Add to calendar').last()).toBeVisible();
  await expect(contracts.section('Video notarization')).toContainText('Aug 1, 2024');
});
