import { readFile } from 'node:fs/promises';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('[C11] an uploaded file can be previewed, is still there after a reload and downloads unchanged @smoke @download @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  await contracts.button('Upload').click();
  await page
    .getByLabel(/^File/)
    .setInputFiles({ name: 'Site.png', mimeType: 'image/png', buffer: png });
  await contracts.button('Upload', contracts.dialog('Upload a document')).click();
  await expect(page.getByText('Document attached').first()).toBeVisible();

  await page.reload();
  await contracts.button('View Site.png').click();
  const picture = page.getByRole('img', { name: 'Site.png' });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveJSProperty('naturalWidth', 1);
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();

  const handedOut = page.waitForEvent('download');
  await contracts.button('Download Site.png', contracts.section('Documents')).click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe('Site.png');
  expect((await readFile(await download.path())).equals(png)).toBe(true);
});

test('[C11] a sample document can be previewed and downloaded @deep', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.crudeSupply.id } });
  await contracts.button('View Exhibit A, Delivery Schedule.pdf').click();
  const dialog = contracts.dialog('Exhibit A, Delivery Schedule.pdf');
  await expect(dialog.getByText(/Sample file\.|No preview/)).toBeVisible();

  const handedOut = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^Download/ }).click();
  const file = await readFile(await (await handedOut).path());
  expect(file.subarray(0, 5).toString('latin1')).toBe('%PDF-');
});

test('[C11] an HTML file named as a PDF is rejected with the reason @deep', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  await contracts.button('Upload').click();
  const file = { name: 'page.pdf', mimeType: 'application/octet-stream' };
  await page.getByLabel(/^File/).setInputFiles({ ...file, buffer: Buffer.from('<html>') });
  const dialog = contracts.dialog('Upload a document');
  await contracts.button('Upload', dialog).click();
  await expect(dialog.getByText('The file’s content does not match its name.')).toBeVisible();
  await expect(contracts.section('Documents').getByRole('listitem')).toHaveCount(2);
});
