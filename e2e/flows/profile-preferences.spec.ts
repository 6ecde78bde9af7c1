import type { Locator, Page } from '@playwright/test';
import { chooseAppearance } from '../core/choose-appearance';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';
import { ProfilePage } from '../pages/profile.page';

const root = (page: Page) => page.locator('html');

type Looks = { painted?: string[] };

const watchPaint = (page: Page) =>
  page.addInitScript(() => {
    const painted: string[] = [];
    (window as Looks).painted = painted;
    const look = () => {
      const { theme, density = 'comfortable' } = document.documentElement.dataset;
      const { backgroundColor } = getComputedStyle(document.documentElement);
      painted.push(`${theme ?? 'none'} ${density} ${backgroundColor}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });

const painted = async (page: Page) =>
  page.evaluate(() => Array.from(new Set((window as Looks).painted)));

const light = 'rgb(244, 247, 249)';
const dark = 'rgb(11, 20, 27)';

async function expectNoFlash(page: Page, look: string): Promise<void> {
  await page.reload();
  await expect(new ProfilePage(page).toggle('Dark mode')).toBeVisible();
  expect(await painted(page)).toEqual([look]);
}

test('[PR11] dark mode and compact view apply at once, and a reload shows no flash of light mode @smoke', async ({
  page,
}) => {
  await watchPaint(page);
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'preferences' });
  await expect(profile.toggle('Dark mode')).not.toBeChecked();
  await profile.toggle('Dark mode').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  const height = () => profile.button('Export workspace').evaluate((button) => button.clientHeight);
  const before = await height();
  await profile.toggle('Compact view').click();
  await expect(root(page)).toHaveAttribute('data-density', 'compact');
  await expect.poll(height).toBeLessThan(before);
  await expectNoFlash(page, `dark compact ${dark}`);
  await expect(profile.toggle('Dark mode')).toBeChecked();

  await chooseAppearance(page, 'Light');
  await expect(profile.toggle('Dark mode')).not.toBeChecked();
  await profile.toggle('Compact view').click();
  await expect.poll(height).toBe(before);
  await expectNoFlash(page, `light comfortable ${light}`);
});

test('[PR11] “Use system setting” applies the system’s dark mode at once and after a reload @deep', async ({
  page,
}) => {
  await watchPaint(page);
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'preferences' });
  await profile.toggle('Use system setting').click();
  await expect(profile.toggle('Use system setting')).toBeChecked();
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(profile.toggle('Dark mode')).toBeChecked();
  await expectNoFlash(page, `dark comfortable ${dark}`);

  await test.step('the appearance does not change when Use system setting is switched off', async () => {
    await profile.toggle('Use system setting').click();
    await expect(profile.toggle('Use system setting')).not.toBeChecked();
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expectNoFlash(page, `dark comfortable ${dark}`);
  });
});

test('[PR11, B22] no tooltip appears when tooltips are off, but accessible names and reasons are still available @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  const contracts = new ContractsPage(page);
  const openLease = () =>
    contracts.goto({ query: { contract: sampleContracts.equipmentLease.id } });
  await openLease();
  const tip = page.getByRole('tooltip');
  // Repeats the hover until the tooltip appears, because loading content can move the element.
  const expectTip = (target: Locator, words: string | RegExp) =>
    expect(async () => {
      await target.hover();
      await expect(tip).toContainText(words, { timeout: 5_000 });
    }).toPass();
  const lastLogin = profile.card().getByRole('time');
  const upload = contracts.button('Upload');
  await expectTip(upload, 'final');
  await page.mouse.move(0, 0, { steps: 5 });
  await expect(tip).toHaveCount(0);
  await profile.goto({ portal: 'admin' });
  await expectTip(lastLogin, /UTC$/);

  await profile.section('Preferences').click();
  await profile.toggle('Show tooltips').click();
  await expect(profile.toggle('Show tooltips')).not.toBeChecked();
  await page.reload();
  await expect(profile.toggle('Show tooltips')).not.toBeChecked();
  await profile.section('Profile').click();
  await expect(lastLogin).toHaveAttribute('datetime', /Z$/);
  await expect(lastLogin).not.toHaveAttribute('data-state');
  await openLease();
  await upload.focus();
  await expect(upload).toHaveAccessibleDescription(/final/);
  await expect(tip).toHaveCount(0);
});

test('[PR11] invalid stored preferences fall back to the defaults, and the next change replaces them @deep', async ({
  page,
}) => {
  const profile = new ProfilePage(page);
  await profile.goto({ section: 'preferences' });
  await page.evaluate(() => localStorage.setItem('tf_preferences', '{"colourMode":"dark"'));
  await page.reload();
  await expect(profile.toggle('Show tooltips')).toBeChecked();
  await expect(profile.toggle('Dark mode')).not.toBeChecked();
  await profile.toggle('Dark mode').click();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await page.reload();
  await expect(profile.toggle('Dark mode')).toBeChecked();
});
