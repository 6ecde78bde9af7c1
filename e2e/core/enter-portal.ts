import type { Page } from '@playwright/test';
import { portalLabel, getPortalRouteFromKey, type PortalKey } from 'shared-kernel/domain/portal';
import { clickWhenStable } from './choose-option';
import { fillSignInForm } from './sign-in-by-form';

export async function enterPortal(page: Page, portal: PortalKey): Promise<void> {
  const route = getPortalRouteFromKey(portal);
  await fillSignInForm(page);
  await page.getByRole('link', { name: portalLabel[portal], exact: true }).click();
  await page.waitForURL(`**/dashboard/${route}`);
}

export async function leavePortal(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: 'Account' }).click();
  await clickWhenStable(page.getByRole('menuitem', { name: 'Sign out' }));
  await page.getByLabel('Username').waitFor();
}
