import type { Page } from '@playwright/test';
import { productPath } from 'shared-kernel/domain/portal';
import { openGate, portalAccessCredentials } from 'tooling/browser';

/** Signs in as a person does, from the page that asks for it; ends on the portal selection. */
export async function fillInSignIn(page: Page): Promise<void> {
  await page.getByLabel('Username').fill(portalAccessCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(portalAccessCredentials.password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await page.waitForURL(`**${productPath}/login`);
}

/** Comes to the sign-in and signs in. */
export async function signInByForm(page: Page): Promise<void> {
  await openGate(page);
  await page.goto('/portal/login');
  await fillInSignIn(page);
}
