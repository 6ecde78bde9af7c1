import type { Page } from '@playwright/test';
import { productPath } from 'shared-kernel/domain/portal';
import { openGate, portalAccessCredentials } from 'tooling/browser';

export async function fillSignInForm(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(portalAccessCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(portalAccessCredentials.password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await page.waitForURL(`**${productPath}/login`);
}

export async function signInByForm(page: Page): Promise<void> {
  await openGate(page);
  await page.goto('/portal/login');
  await fillSignInForm(page);
}
