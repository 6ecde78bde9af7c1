import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Has the browser hand files out as downloads: nobody is there to choose a place in its picker. */
export const withoutSavePicker = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(window, 'showSaveFilePicker');
  });

/** The text of the file that Export workspace hands out. */
export async function exportedWorkspace(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export workspace' }).click();
  return gunzipSync(await readFile(await (await download).path())).toString();
}
