import { expect, type Page } from '@playwright/test';
import { signIn } from 'tooling/drive';
import { exportedWorkspace, withoutSavePicker } from './exported-workspace';

/** Puts in the place of the sample what is made of the file with it; gives what was made. */
export async function bringChanged<T extends { readonly text: string }>(
  page: Page,
  change: (file: string) => T,
): Promise<T> {
  await withoutSavePicker(page);
  await signIn(page);
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  const file = change(await exportedWorkspace(page));
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles({
    name: 'workspace.ndjson',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(file.text),
  });
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
  return file;
}
