import type { Page } from '@playwright/test';
import { dashboardAddress } from 'tooling/browser';
import { leavePortal } from '../core/enter-portal';
import { fillSignInForm, signInByForm } from '../core/sign-in-by-form';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

const draftsKey = 'tf_drafts';

async function openClients(page: Page) {
  await signInByForm(page);
  await page.goto(dashboardAddress('admin', 'clients'));
  await expect(new DashboardPage(page).title()).toHaveText('Administration Portal');
}

test('[R32, F8] signing out in one tab signs out all other tabs and deletes their drafts @smoke', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openClients(tab);

  await test.step('typed text is stored as a draft in the other tab', async () => {
    await other.getByRole('button', { name: 'Add New Client' }).click();
    await other.getByRole('dialog').getByLabel('Company').fill('Private Holdings');
    await expect
      .poll(() => other.evaluate((key) => sessionStorage.getItem(key), draftsKey))
      .toContain('Private Holdings');
  });

  await leavePortal(page);
  await expect(other).toHaveURL('/portal/login');
  await expect(other.getByLabel('Username')).toBeVisible();
  await expect(
    other.getByText('You signed out in another tab of this browser.', { exact: true }),
  ).toBeVisible();
  expect(await other.evaluate(() => sessionStorage.getItem('portalAuth'))).toBeNull();
  expect(await other.evaluate((key) => sessionStorage.getItem(key), draftsKey)).toBeNull();

  await test.step('signing in again in one tab does not sign in the other tab', async () => {
    await fillSignInForm(page);
    await expect(page).toHaveURL('/trustfold/login');
    await other.goto(dashboardAddress('admin', 'clients'));
    await expect(other).toHaveURL('/portal/login');
  });
});

test('[R32] a tab that was frozen during the sign-out shows the sign-in page when it resumes @deep', async ({
  page,
  context,
}) => {
  const asleep = await context.newPage();
  for (const tab of [page, asleep]) {
    await signInByForm(tab);
    await tab.goto(dashboardAddress('admin', 'clients'));
    await expect(new DashboardPage(tab).title()).toHaveText('Administration Portal');
  }
  const browser = await context.newCDPSession(asleep);
  await browser.send('Page.setWebLifecycleState', { state: 'frozen' });
  await leavePortal(page);
  await browser.send('Page.setWebLifecycleState', { state: 'active' });
  await expect(asleep).toHaveURL('/portal/login');
});

test('[R32] a sign-out reaches other open tabs even if local storage is full @deep', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openClients(tab);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await leavePortal(page);
  await expect(other).toHaveURL('/portal/login');
});
