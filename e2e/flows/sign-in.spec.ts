import { demoCredentials, openGate, portalAccessCredentials, signIn } from 'tooling/browser';
import { getColourName } from '../core/get-colour-name';
import { pauseToasts } from '../core/pause-toasts';
import { installClock } from '../core/page-clock';
import { signInByForm } from '../core/sign-in-by-form';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';

test('[P1, P2, P4, B6] valid credentials open the portal selection @smoke', async ({ page }) => {
  await signInByForm(page);
  const stored = await page.evaluate(() => ({
    auth: sessionStorage.getItem('portalAuth'),
    flag: sessionStorage.getItem('portal-authenticated'),
  }));
  expect(JSON.parse(stored.auth ?? '{}')).toMatchObject({ username: 'admin@trustfold.example' });
  expect(stored.flag).toBe('true');
});

test('[P4, GA9, F8] a shared link opens after the gate and the sign-in, even with a reload in between @deep', async ({
  page,
}) => {
  const shared = '/trustfold/dashboard/legal?tab=contracts&q=refinery';
  await openGate(page);
  await page.goto(shared);
  await expect(page).toHaveURL('/portal/login');
  await page.reload();
  await page.getByLabel('Username').fill(portalAccessCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill(portalAccessCredentials.password);
  await page.getByRole('button', { name: 'Access Portal' }).click();
  await expect(page).toHaveURL('/trustfold/login');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(shared);
  await expect(page.getByRole('article', { name: 'Refinery Equipment Lease' })).toBeVisible();
});

test('[D2, D5, D6] a role card fills in the demo sign-in form, and the shared credentials open Admin @smoke', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/portal/demo');
  const card = page.getByRole('listitem').filter({ hasText: 'Banking Partner' });
  await card.getByRole('button').click();
  await expect(page.getByLabel('Email')).toHaveValue(demoCredentials.username);
  await page.getByRole('button', { name: 'Access Banking Portal' }).click();
  await expect(page).toHaveURL('/trustfold/dashboard/admin');
});

test('[D2, D4, D5, D6, D7, B3] a click anywhere on a role card fills in the form, and the shared credentials open Admin @deep', async ({
  page,
}) => {
  await installClock(page);
  await pauseToasts(page);
  await signIn(page);
  await page.goto('/portal/demo');
  await expect(page.getByRole('heading', { name: 'demo portal' })).toBeVisible();

  await page.getByLabel('Email').fill(demoCredentials.username);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
  const refusal = page.getByRole('alert').getByText('Invalid credentials.');
  await expect.poll(() => getColourName(refusal)).toBe('red');

  // A click anywhere on the card activates its button.
  const card = page.getByRole('listitem').filter({ hasText: 'Banking Partner' });
  const box = await card.boundingBox();
  await card.click({ position: { x: 12, y: (box?.height ?? 0) - 12 } });
  await expect(page.getByLabel('Email')).toHaveValue(demoCredentials.username);
  await expect(page.getByRole('tab', { name: 'Banking' })).toHaveAttribute('aria-selected', 'true');
  await stopTime(page);
  await page.getByRole('button', { name: 'Access Banking Portal' }).click();
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeVisible();
  await page.clock.resume();
  await expect(page).toHaveURL('/trustfold/dashboard/admin');
  await expect(page.getByRole('heading', { name: 'Administration Portal' })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: /Notifications/ })
      .getByText(/Admin/)
      .first(),
  ).toBeVisible();
});
