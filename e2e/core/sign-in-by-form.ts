import type { Page } from '@playwright/test';
import { productPath } from 'shared-kernel/domain/portal';
import { openGate } from 'tooling/drive';
import { portalAccessCredentials } from 'tooling/drive';

/** Signs in as a person does; ends on the portal selection. */
export async function signInByForm(page: Page): Promise<void> {
  await openGate(page);
  await page.goto('/portal/login');
  await page.getByLabel('Username').fill(portalAccessCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(portalAccessCredentials.password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await page.waitForURL(`**${productPath}/login`);
}
