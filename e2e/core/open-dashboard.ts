import { expect, type Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn, type Tab } from 'tooling/browser';

/** Opens a dashboard tab of a portal by its address. The user is already signed in. */
export async function openDashboard(page: Page, portal?: PortalKey, tab?: Tab): Promise<void> {
  await signIn(page);
  await page.goto(dashboardAddress(portal, tab));
  // The tabs of the initial HTML do not react to clicks, so the test waits until React has replaced them.
  await expect(page.locator('#first-paint')).toHaveCount(0);
}
