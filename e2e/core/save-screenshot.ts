import type { Page } from '@playwright/test';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../test-results/look');

/** Saves a screenshot of the whole page for manual review if `LOOK=1` is set. */
export async function saveScreenshot(page: Page, name: string): Promise<void> {
  if (process.env.LOOK !== '1') return;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
