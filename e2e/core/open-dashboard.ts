import { expect, type Page } from '@playwright/test';
import type { PortalKey } from 'shared-kernel/domain/portal';
import { dashboardAddress, signIn, type Tab } from 'tooling/browser';

/** Opens a tab of a portal's dashboard directly, signed in. */
export async function openDashboard(page: Page, portal?: PortalKey, tab?: Tab): Promise<void> {
  await signIn(page);
  await page.goto(dashboardAddress(portal, tab));
  // What the HTML paints has the same tabs, which do nothing.
  await expect(page.locator('#first-paint')).toHaveCount(0);
}
