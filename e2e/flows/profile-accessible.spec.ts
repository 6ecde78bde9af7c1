import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessible';
import { watchPageIdle } from '../core/page-idle';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { pauseToasts } from '../core/pause-toasts';
import { saveScreenshot } from '../core/save-screenshot';
import { focusByTab } from '../core/tab-to';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import { ProfilePage } from '../pages/profile.page';

const preferred = (page: Page, preferences: object) =>
  page.addInitScript(
    (text) => localStorage.setItem('tf_preferences', text),
    JSON.stringify(preferences),
  );

const places = [
  ['profile', /Update Profile/],
  ['security', /Change Password/],
  ['notifications', /System: turn all on/],
  ['preferences', /Export workspace/],
] as const;

for (const colourMode of ['light', 'dark'] as const) {
  for (const [section, button] of places) {
    test(`[PR1, G9] axe finds no violation on ${section} in ${colourMode}, on wide, narrow and compact screens @deep @a11y`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await preferred(page, { colourMode, compactView: section === 'profile' });
      const profile = new ProfilePage(page);
      const untilAtRest = watchPageIdle(page);
      await page.setViewportSize(wideViewportSize);
      await profile.goto({ section });
      for (const viewport of [wideViewportSize, narrowViewportSize]) {
        await page.setViewportSize(viewport);
        await untilAtRest();
        const press = page.getByRole('button', { name: button });
        await expect(press).toBeVisible();
        if (section === 'security') {
          await press.click();
          await expect(page.getByText('Please confirm your password')).toBeVisible();
        }
        if (section === 'profile') {
          await profile.field('Full Name').fill('E');
          await press.click();
          await expect(page.getByText(/at least 2 characters/)).toBeVisible();
        }
        await saveScreenshot(page, `profile-${section}-${colourMode}-${viewport.width}`);
        await expectAccessible(page);
        if (colourMode === 'light' && viewport === wideViewportSize)
          await expectAriaSnapshot(page.getByRole('tabpanel').last(), section);
      }
    });
  }
}

test('[PR1, PR4, PR11] all settings can be reached and changed with the keyboard @deep', async ({
  page,
}) => {
  await pauseToasts(page);
  const profile = new ProfilePage(page);
  await profile.goto({ portal: 'admin' });
  await expect(profile.field('Full Name')).toBeVisible();
  await focusByTab(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await focusByTab(profile.field('Department'));
  await page.keyboard.press('End');
  await page.keyboard.type(' II');
  await focusByTab(profile.update());
  await page.keyboard.press('Enter');
  await expect(profile.toast()).toContainText('Profile Updated');
  await page.keyboard.press('F8');
  await focusByTab(profile.button('Undo'));
  await page.keyboard.press('Enter');
  await expect(profile.field('Department')).toHaveValue('Platform Operations');

  await profile.section('Profile').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/section=preferences/);
  await expect(profile.toggle('Dark mode')).toBeVisible();
  await focusByTab(profile.toggle('Compact view'));
  await page.keyboard.press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-density', 'compact');

  await focusByTab(profile.button('Reset to sample data'));
  await page.keyboard.press('Enter');
  await expect(profile.dialog()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(profile.dialog()).toBeHidden();
  await expect(profile.button('Reset to sample data')).toBeFocused();
});
