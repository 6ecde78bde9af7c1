import type { Page } from '@playwright/test';

export async function chooseAppearance(page: Page, mode: 'Light' | 'Dark'): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitemradio', { name: `Appearance: ${mode}` }).click();
}
