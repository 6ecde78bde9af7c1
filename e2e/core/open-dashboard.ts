import { expect, type Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn, type DashboardTab } from 'tooling/browser';

export async function openDashboard(
  page: Page,
  portal?: PortalKey,
  tab?: DashboardTab,
): Promise<void> {
  await signIn(page);
  await page.goto(dashboardAddress(portal, tab));
  // Waits until React has replaced the initial HTML, because tabs in the initial HTML do not react to clicks.
  await expect(page.locator('#first-paint')).toHaveCount(0);
}
