import type { Page } from '@playwright/test';
import { dashboardAddress } from 'tooling/browser';
import { leavePortal } from '../core/enter-portal';
import { pauseToasts } from '../core/pause-toasts';
import { fillSignInForm, signInByForm } from '../core/sign-in-by-form';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { ProfilePage } from '../pages/profile.page';

const code = (page: Page) => page.getByText(/^\d{3} \d{3}$/);

const askedFor = (page: Page) => page.getByRole('heading', { name: 'Enter your code' });

async function turnOn(page: Page): Promise<void> {
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'vendor', section: 'security' });
  await profile.toggle('Two-Factor Authentication').click();
  await expect(profile.toggle('Two-Factor Authentication')).toBeChecked();
  await expect(page.getByRole('region', { name: 'Authenticator' })).toBeVisible();
  await expect(code(page)).toBeVisible();
  await leavePortal(page);
  await expect(page).toHaveURL('/portal/login');
}

async function enterVendorPortal(page: Page): Promise<void> {
  await fillSignInForm(page);
  await page.getByRole('link', { name: 'Vendor', exact: true }).click();
  await expect(page).toHaveURL(dashboardAddress('vendor'));
}

test.beforeEach(async ({ page }) => {
  await pauseToasts(page);
});

test('[PR9, P4] a portal with an authenticator requires a code at sign-in @smoke', async ({
  page,
}) => {
  await turnOn(page);
  await enterVendorPortal(page);
  await expect(askedFor(page)).toBeVisible();
  const field = page.getByLabel('Six-digit code');
  await expect(field).toBeFocused();

  await test.step('a wrong code shows an error and is not cleared', async () => {
    await field.fill('wrong');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('alert')).toContainText('Incorrect code.');
    await expect(field).toHaveValue('wrong');
  });

  await test.step('the page can show the code to users without an authenticator app', async () => {
    await page.getByRole('button', { name: 'Show code' }).click();
    await field.fill((await code(page).textContent()) ?? '');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(new DashboardPage(page).title()).toHaveText('Vendor Portal');
  });

  await test.step('the sign-in is logged, and a reload does not ask for the code', async () => {
    const panel = new DashboardPage(page).panel();
    const log = panel.getByRole('region', { name: 'Audit log' });
    await expect(log.getByRole('listitem').first()).toContainText('Tomasz Zieliński · Signed in');
    await page.reload();
    await expect(new DashboardPage(page).title()).toHaveText('Vendor Portal');
    await new DashboardPage(page).tab('Profile').click();
    await new ProfilePage(page).section('Security').click();
    await expect(panel.getByRole('list', { name: 'Your activity' })).toContainText(
      'Verified with an authenticator code',
    );
  });

  await test.step('the next sign-in creates a notification', async () => {
    await leavePortal(page);
    await enterVendorPortal(page);
    await page.getByRole('button', { name: 'Show code' }).click();
    await field.fill((await code(page).textContent()) ?? '');
    await page.getByRole('button', { name: 'Continue' }).click();
    const dashboard = new DashboardPage(page);
    await dashboard.tab('Notifications').click();
    await expect(
      dashboard.panel().getByText('Signed in to the Vendor Portal').first(),
    ).toBeVisible();
  });
});

test('[PR9] without the code, the other portals can still be opened @deep', async ({ page }) => {
  await turnOn(page);
  await enterVendorPortal(page);
  await expect(askedFor(page)).toBeVisible();
  await page.reload();
  await expect(askedFor(page)).toBeVisible();
  await page.getByRole('link', { name: 'All portals' }).click();
  await page.getByRole('link', { name: 'Banking', exact: true }).click();
  await expect(new DashboardPage(page).title()).toHaveText('Banking Portal');
});

test('[P4, F8, PR2] signing in updates the last login; signing out ends the session and is logged @deep', async ({
  page,
}) => {
  await signInByForm(page);
  await page.getByRole('link', { name: 'Banking', exact: true }).click();
  const dashboard = new DashboardPage(page);
  await expect(dashboard.title()).toHaveText('Banking Portal');
  const log = dashboard.panel().getByRole('region', { name: 'Audit log' });
  await expect(log.getByRole('heading', { name: 'This workspace' })).toBeVisible();
  await leavePortal(page);
  await expect(page).toHaveURL('/portal/login');
  const farewell = 'You are signed out. Close this tab to clear all session data.';
  await expect(page.getByText(farewell, { exact: true })).toBeVisible();
  await page.goto(dashboardAddress('banking'));
  await expect(page).toHaveURL('/portal/login');
  await fillSignInForm(page);
  await page.getByRole('link', { name: 'Banking', exact: true }).click();
  await expect(log.getByText('Signed out').first()).toBeVisible();
  await dashboard.tab('Profile').click();
  // The last login in the sample data is at 02:00, so a time after 09:00 comes from this sign-in.
  const lastLogin = new ProfilePage(page).card().getByRole('time');
  await expect(lastLogin).toHaveAttribute('datetime', /^2024-07-22T09:/);
});
