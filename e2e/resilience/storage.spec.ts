import { gateCode, signIn } from 'tooling/browser';
import { expect, test } from '../core/test';
import { GatePage } from '../pages/gate.page';

test('[GA6] the gate works if the browser blocks storage', async ({ page }) => {
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

test('[F8, B6] an invalid stored session requires the user to sign in again @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.addInitScript(() => sessionStorage.setItem('portalAuth', '{broken'));
  await page.goto('/trustfold/dashboard/admin');
  await expect(page).toHaveURL(/\/portal\/login/);
});
