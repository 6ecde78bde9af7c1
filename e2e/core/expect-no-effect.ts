import { expect, type Page } from '@playwright/test';

/** Waits until the page has handled all earlier input, by opening and closing the search palette. */
async function settle(page: Page): Promise<void> {
  const palette = page.getByRole('combobox', { name: 'Search Trustfold' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
}

/**
 * Expects that an action has no visible effect and downloads nothing. Waits until the page has handled all input, so
 * that delayed effects are detected too.
 */
export async function expectNoEffect(page: Page, press: () => Promise<void>): Promise<void> {
  await settle(page);
  const downloads: string[] = [];
  page.on('download', (download) => downloads.push(download.suggestedFilename()));
  const shown = async () => ({
    address: page.url(),
    dialogs: await page.getByRole('dialog').count(),
    menus: await page.getByRole('menu').count(),
    forms: await page.getByRole('form').count(),
    undos: await page.getByRole('button', { name: 'Undo' }).count(),
  });
  const before = await shown();
  await press();
  await settle(page);
  expect(await shown()).toEqual(before);
  expect(downloads).toEqual([]);
}
