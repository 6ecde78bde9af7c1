import { expect, type Page } from '@playwright/test';

/**
 * Waits until what the page was asked before has been answered: it opens the search palette and closes it. What is not
 * there by then does not come any more.
 */
async function settle(page: Page): Promise<void> {
  const palette = page.getByRole('combobox', { name: 'Search and go to' });
  await page.keyboard.press('ControlOrMeta+k');
  await expect(palette).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);
}

/**
 * A press does nothing: no dialog, menu, form or toast comes, no file is handed out, the address stays.
 * The page is ready to be pressed. It waits for what the page does for a key pressed later, so that a slow answer is seen too.
 */
export async function expectNothing(page: Page, press: () => Promise<void>): Promise<void> {
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
