import { portalTypeConfigs } from 'shared-kernel/domain/portal';
import { openGate, signIn } from 'tooling/drive';
import { demoCredentials, portalAccessCredentials } from 'tooling/drive';
import { holdToasts } from '../core/hold-toasts';
import { installClock } from '../core/page-clock';
import { signInByForm } from '../core/sign-in-by-form';
import { stopTime } from '../core/stop-time';
import { expect, test } from '../core/test';

test('[P1, P2, P4, B6] the right pair leads to the portal selection @smoke', async ({ page }) => {
  await signInByForm(page);
  const stored = await page.evaluate(() => ({
    auth: sessionStorage.getItem('portalAuth'),
    flag: sessionStorage.getItem('portal-authenticated'),
  }));
  expect(JSON.parse(stored.auth ?? '{}')).toMatchObject({ username: 'admin@trustfold.example' });
  expect(stored.flag).toBe('true');
});

test('[P4, GA9, F8] a shared link survives the gate, the sign-in and a reload on the way', async ({
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

test('[P3] a wrong pair is refused above the form until a field is edited', async ({ page }) => {
  await installClock(page);
  await openGate(page);
  await page.goto('/portal/login');
  await page.getByLabel('Username').fill('somebody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  const button = page.getByRole('button', { name: 'Access Portal' });
  await stopTime(page);
  await button.click();
  await expect(page.getByRole('button', { name: 'Authenticating...' })).toBeVisible();
  await page.clock.resume();
  const alert = page.getByText('Invalid credentials. Please try again.');
  await expect(alert).toBeVisible();
  const [above, below] = await Promise.all([
    alert.boundingBox(),
    page.getByLabel('Username').boundingBox(),
  ]);
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await page.getByLabel('Password', { exact: true }).fill('other');
  await expect(alert).toBeHidden();
});

test('[P1] Back to Home leads to the landing page', async ({ page }) => {
  await openGate(page);
  await page.goto('/portal/login');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await expect(page).toHaveURL('/trustfold');
});

test('[D1] the demo login sends a visitor without a session to the portal sign-in', async ({
  page,
}) => {
  await openGate(page);
  await page.goto('/portal/demo');
  await expect(page).toHaveURL('/portal/login');
});

test('[D2, D4, D5, D6, B3] a role card fills the form; the shared pair always opens Admin', async ({
  page,
}) => {
  await installClock(page);
  await holdToasts(page);
  await signIn(page);
  await page.goto('/portal/demo');
  await expect(page.getByRole('heading', { name: 'demo portal' })).toBeVisible();
  await page
    .getByRole('button', { name: 'Use Banking' })
    .or(page.getByRole('button', { name: /^Use .*bank/i }))
    .first()
    .click();
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

test('[D7, D8] a wrong pair is refused in its own words; badges and footer stand as text', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/portal/demo');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Access Admin Portal' }).click();
  await expect(
    page.getByText('Invalid credentials. Please use demo accounts provided.'),
  ).toBeVisible();
  for (const badge of ['SOC2 Ready', 'GDPR Compliant', 'Demo Mode']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible();
  }
  for (const item of [
    'Privacy Policy',
    'Terms of Service',
    'Compliance Documentation',
    'Security Notice',
  ]) {
    await expect(page.getByText(item)).toBeVisible();
    await expect(page.getByRole('link', { name: item })).toHaveCount(0);
  }
});

test('[D3] the tabs name the six portals in their order', async ({ page }) => {
  await signIn(page);
  await page.goto('/portal/demo');
  await expect(page.getByRole('tab')).toHaveText([
    'Admin',
    'Client',
    'Legal',
    'Banking',
    'Vendor',
    'Regulator',
  ]);
});

test('[S1, S2, G1, G2, B5] the selection opens each portal’s dashboard', async ({ page }) => {
  await signIn(page);
  for (const { type, title } of portalTypeConfigs) {
    await page.goto('/trustfold/login');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(`/trustfold/dashboard/${type}`);
  }
});
