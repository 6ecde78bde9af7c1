import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { type Page, expect } from '@playwright/test';
import { signIn } from 'tooling/browser';

export async function exportWorkspaceText(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export workspace' }).click();
  return gunzipSync(await readFile(await (await download).path())).toString();
}

export async function importChangedWorkspace<T extends { readonly text: string }>(
  page: Page,
  change: (file: string) => T,
): Promise<T> {
  await signIn(page);
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  const file = change(await exportWorkspaceText(page));
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles({
    name: 'workspace.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(file.text),
  });
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
  return file;
}
