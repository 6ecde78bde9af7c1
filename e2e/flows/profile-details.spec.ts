import type { PortalKey } from 'shared-kernel/domain/portal';
import { createSampleProfile } from 'shared-kernel/testing/records';
import type { Locator } from '@playwright/test';
import { expectWithStoppedClock } from '../core/expect-with-stopped-clock';
import { pauseToasts } from '../core/pause-toasts';
import { installClock } from '../core/page-clock';
import { stopTime, readPageTime } from '../core/stop-time';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { ProfilePage } from '../pages/profile.page';

/** Waits for the opening animation of the dialog, because a click can miss a moving button. */
async function expectStill(dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  await expect(dialog).not.toHaveClass(/-zoom-/);
}

const saved = 'Your profile information has been successfully updated.';

test('[PR4, PR6] saving a profile takes 1.5 s and shows a toast; the change survives a reload and can be undone @smoke @deep', async ({
  page,
}) => {
  await installClock(page);
  await pauseToasts(page);
  const profile = new ProfilePage(page);
  await profile.goto();
  const name = profile.field('Full Name');
  await expect(name).toHaveValue('Elena Vasquez');

  await test.step('the form is beside the card', async () => {
    const [card, field] = [await profile.card().boundingBox(), await name.boundingBox()];
    expect(field?.x).toBeGreaterThan((card?.x ?? Infinity) + (card?.width ?? 0));
    expect(field?.y).toBeLessThan((card?.y ?? 0) + (card?.height ?? 0));
  });

  await test.step('saving takes 1.5 s and shows the specified message', async () => {
    await name.fill('Elena Ortiz Ñúñez');
    await stopTime(page);
    const pressed = await readPageTime(page);
    await profile.update().click();
    await expectWithStoppedClock(page, profile.update().and(page.locator('.ant-btn-loading')));
    await page.clock.runFor(1_000);
    await expectWithStoppedClock(page, profile.toast().getByText('Profile Updated'));
    expect((await readPageTime(page)) - pressed).toBeGreaterThanOrEqual(1_500);
    await page.clock.resume();
    await expect(profile.toast()).toContainText(saved);
    await expect(profile.card()).toContainText('Elena Ortiz Ñúñez');
  });

  await test.step('Undo restores the old name everywhere', async () => {
    await profile.button('Undo').click();
    await expect(profile.toast()).toContainText('Undone');
    await expect(name).toHaveValue('Elena Vasquez');
    await expect(profile.card()).toContainText('Elena Vasquez');
    await expect(profile.button('Discard changes')).toBeHidden();
  });

  await test.step('a change saved by keyboard survives a reload', async () => {
    await profile.field('Department').fill('Board');
    await page.keyboard.press('Control+Enter');
    await expect(profile.toast()).toContainText(saved);
    await page.reload();
    await expect(profile.field('Department')).toHaveValue('Board');
    await expect(name).toHaveValue('Elena Vasquez');
  });
});

test('[PR6] in reference mode profile changes last until a reload @deep', async ({ page }) => {
  const profile = new ProfilePage(page);
  await profile.goto({ behaviour: 'reference' });
  await profile.field('Full Name').fill('Elena Ortiz');
  await profile.update().click();
  await expect(profile.toast()).toContainText(saved);
  await expect(profile.button('Undo')).toHaveCount(0);
  await expect(profile.card()).toContainText('Elena Ortiz');
  await page.reload();
  await expect(profile.field('Full Name')).toHaveValue('Elena Vasquez');
});

test('[PR5] each invalid profile field shows an error, and the first of them gets the focus @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto();
  const wrong = [
    ['Full Name', 'E', 'Full name must be at least 2 characters', 'Elena'],
    ['Email Address', 'elena@meridian', 'Invalid email address', 'elena@meridian.example'],
    ['Organization', '  ', 'Organization is required', 'Meridian'],
  ] as const;
  for (const [label, text] of wrong) await profile.field(label).fill(text);
  for (const label of ['Phone Number', 'Job Title', 'Department'])
    await profile.field(label).fill('');
  await profile.update().click();

  for (const [label, , message] of wrong) {
    await expect(profile.field(label)).toHaveAccessibleDescription(message);
    await expect(page.getByText(message)).toBeVisible();
  }
  await expect(page.getByText('3 fields need attention.')).toBeAttached();
  for (const [label, , message, right] of wrong) {
    await expect(profile.field(label)).toBeFocused();
    await profile.field(label).fill(right);
    await expect(page.getByText(message)).toBeHidden();
    await profile.update().click();
  }
  await expect(profile.toast()).toContainText(saved);
});

test('[PR4] changing section, tab or portal, or going Back, asks for confirmation and preserves typed text @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  const dashboard = new DashboardPage(page);
  await profile.goto({ section: 'security' });
  await profile.section('Profile').click();
  await profile.field('Department').fill('Board');

  const leave = [
    () => profile.section('Security').click(),
    () => dashboard.tab('Contracts').click(),
    () => dashboard.switchPortal().click(),
    () => page.goBack(),
  ];
  for (const leaving of leave) {
    await leaving();
    await expect(profile.dialog()).toContainText('You have unsaved changes.');
    await expectStill(profile.dialog());
    await profile.button('Keep editing').click();
    await expect(profile.dialog()).toBeHidden();
    await expect(profile.field('Department')).toHaveValue('Board');
  }

  await dashboard.tab('Contracts').click();
  await expectStill(profile.dialog());
  await profile.dialog().getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/tab=contracts/);
  await dashboard.tab('Profile').click();
  await expect(profile.field('Department')).toHaveValue('Executive Office');
});

test('[PR4] the browser asks for confirmation before a reload discards typed text @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto();
  await profile.field('Department').fill('Board');
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await expect(profile.field('Department')).toHaveValue('Board');

  await profile.button('Discard changes').click();
  await expect(profile.button('Discard changes')).toBeHidden();
  await page.reload();
  await expect(profile.field('Department')).toHaveValue('Executive Office');
});

test('[PR4, PR6] a name changed in one browser tab appears in another @deep', async ({
  page,
  context,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto();
  const other = new ProfilePage(await context.newPage());
  await other.goto();
  await expect(other.field('Full Name')).toHaveValue('Elena Vasquez');
  await profile.field('Full Name').fill('Elena Ortiz');
  await profile.update().click();
  await expect(profile.toast()).toContainText(saved);
  await expect(other.field('Full Name')).toHaveValue('Elena Ortiz');
  await expect(other.card()).toContainText('EO');
});

const levels: readonly (readonly [PortalKey, string, string])[] = [
  ['admin', 'Level 5 Full System Access', 'MFA enabled'],
  ['client', 'Level 3', 'MFA enabled'],
  ['law_firm', 'Level 4 Legal Professional', 'MFA enabled'],
  ['banking', 'Level 4 Financial Institution', 'MFA enabled'],
  ['vendor', 'Level 2', 'MFA disabled'],
  ['regulator', 'Level 5 Regulatory Authority', 'MFA enabled'],
];

test('[PR1, PR2, PR3] the profile in each portal shows the user’s name, the access level and the second factor @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  for (const [portal, level, mfa] of levels) {
    await profile.goto({ portal });
    await expect(profile.card()).toContainText(createSampleProfile(portal).fullName);
    await expect(profile.card().getByText(level, { exact: true })).toBeVisible();
    await expect(profile.card()).toContainText(mfa);
  }
  await page.goto('/trustfold/dashboard/unheard-of?tab=profile');
  await expect(profile.card()).toContainText('Nadia Rahman');
});
