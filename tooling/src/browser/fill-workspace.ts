import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from './journeys';

/** Maximum time in milliseconds. Importing 100,000 records per list takes a minute or two on a busy machine. */
const timeout = 15 * 60_000;

export async function fillWorkspace(page: Page, size: number): Promise<void> {
  await signIn(page);
  await page.goto(`${dashboardAddress('admin', 'profile')}&section=preferences`);
  // The generator of test records is imported lazily, because most tests do not need it.
  const { generateWorkspace } = await import('shared-kernel/testing/generated');
  const now = new Date(await page.evaluate(() => Date.now()));
  const buffer = gzipSync(await text(Readable.from(generateWorkspace(size, now))));
  const file = { name: 'workspace.ndjson.gz', mimeType: 'application/gzip', buffer };
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Replace workspace' }).click({ timeout });
  await page.getByText('Workspace imported').first().waitFor({ timeout });
}
