import { signIn } from 'tooling/drive';
import { gateCode } from 'tooling/drive';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { GatePage } from '../pages/gate.page';

test('[GA6] blocked storage is no obstacle at the gate', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  const gate = new GatePage(page);
  await gate.goto('/portal/login');
  await gate.enter(gateCode);
  await expect(page).toHaveURL('/portal/login');
  await expect(page.getByRole('button', { name: 'Access Portal' })).toBeVisible();
});

test('[GA6, GA9] a tampered gate flag does not open the gate', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tf_site_gate', 'OK'));
  await page.goto('/trustfold');
  await expect(page).toHaveURL('/?next=%2Ftrustfold');
});

for (const stored of ['yes', '{"username":7}', '{broken', 'null']) {
  test(`[F8, B6] a session that reads ${stored} is no session @deep`, async ({ page }) => {
    await signIn(page);
    await page.addInitScript((value) => sessionStorage.setItem('portalAuth', value), stored);
    await page.goto('/trustfold/dashboard/admin');
    await expect(page).toHaveURL(/\/portal\/login/);
  });
}

test('[PR11] unreadable preferences fall back to the defaults', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('tf_preferences', '{"colourMode":7'));
  await openDashboard(page);
  await expect(new DashboardPage(page).title()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
