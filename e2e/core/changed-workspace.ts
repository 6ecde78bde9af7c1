import { expect, type Page } from '@playwright/test';
import { signIn } from 'tooling/drive';
import { exportedWorkspace, withoutSavePicker } from './exported-workspace';

const preferences = '/trustfold/dashboard/admin?tab=profile&section=preferences';

async function importWorkspace(page: Page, text: string) {
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles({
    name: 'workspace.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(text),
  });
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
}

/** Puts in the place of the sample what is made of the file with it; gives what was made. */
export async function bringChanged<T extends { readonly text: string }>(
  page: Page,
  change: (file: string) => T,
): Promise<T> {
  await withoutSavePicker(page);
  await signIn(page);
  await page.goto(preferences);
  const file = change(await exportedWorkspace(page));
  await importWorkspace(page, file.text);
  return file;
}

/** Replaces the sample by a workspace with the given number of records of each kind. */
export async function bringMany(page: Page, size: number) {
  await withoutSavePicker(page);
  await signIn(page);
  await page.goto(`${preferences}&scale=${size}`);
  const text = await exportedWorkspace(page);
  await page.goto(preferences);
  await importWorkspace(page, text);
}
