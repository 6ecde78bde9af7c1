import { readFile } from 'node:fs/promises';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

test('[C7, C11] a scheduled notarization can be added to a calendar @deep @download', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.drillingRights.id } });
  await contracts.button('Schedule Notarization').click();
  const dialog = contracts.dialog(/^Schedule notarization/);
  await dialog.getByLabel(/^Date and time/).fill('7/1/2024 10:00');
  await dialog.getByLabel(/^Notary/).fill('Ruth Castellano');
  await expect(dialog.getByLabel(/^Date and time/)).toHaveValue('07/01/2024 10:00');
  await contracts.button('Schedule Notarization', dialog).click();
  await expect(dialog.getByText('Choose a time in the future.')).toBeVisible();
  await dialog.getByLabel(/^Date and time/).fill('8/1/2024 10:00 AM');
  await contracts.button('Schedule Notarization', dialog).click();

  const handedOut = page.waitForEvent('download');
  await contracts.button('Add to calendar', dialog).click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe(
    `${sampleContracts.drillingRights.id} notarization.ics`,
  );
  const event = await readFile(await download.path(), 'utf8');
  expect(event).toContain('DTSTART:20240801T100000Z');
  expect(event).toContain('SUMMARY:Video notarization: Offshore Drilling Rights\\, Block 14');

  await contracts.button('Done', dialog).click();
  const section = contracts.section('Video notarization');
  await expect(section).toContainText('Scheduled');
  await expect(section).toContainText('Aug 1, 2024, 10:00 UTC');
  await expect(section).toContainText('Ruth Castellano');
});

test('[C7, C11] the notarization recording plays @deep', async ({ page }) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: sampleContracts.equipmentLease.id } });
  await contracts.button('View Recording').click();
  const video = page.getByLabel('Video notarization', { exact: true }).and(page.locator('video'));
  await video.evaluate((element: HTMLVideoElement) => element.play());
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0.5);
});
