import type { Page } from '@playwright/test';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../../test-results/look');

/** Keeps a picture of the whole page for a person to look at, when the run is made with LOOK=1. */
export async function lookAt(page: Page, name: string): Promise<void> {
  if (process.env.LOOK !== '1') return;
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}
