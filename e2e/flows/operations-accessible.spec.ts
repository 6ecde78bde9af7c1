import { dashboardAddress, signIn, type DashboardTab } from 'tooling/browser';
import { expectAccessible } from '../core/accessible';
import { watchPageIdle } from '../core/page-idle';
import { deepTagIf } from '../core/deep-tag-if';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { checkedViewportSizes, wideViewportSize } from '../core/viewports';

const places: readonly (readonly [
  name: string,
  tab: DashboardTab,
  query: string,
  ready: RegExp,
])[] = [
  ['transaction-cards', 'transactions', '&view=cards', /^Transaction Dashboard$/],
  ['transaction-details', 'transactions', '&tx=TX-063', /^Lifecycle$/],
  ['transaction-failed', 'transactions', '&tx=TX-057', /^Lifecycle$/],
  ['process-details', 'processes', '&process=PF-001', /^Milestones$/],
  ['process-filter', 'processes', '&q=audit', /^Process Management$/],
  ['process-calendar', 'processes', '&section=calendar&day=21&calendar=all', /^Jul 21, 2024$/],
  ['process-alerts', 'processes', '&section=alerts', /^Notification settings$/],
  ['process-analytics', 'processes', '&section=analytics', /^Financial impact$/],
  ['notification-details', 'notifications', '&n=NT-001', /^Today/],
];

/** Screens that every test run checks in light mode. `npm test -- deep` checks all screens. */
const usual = ['transaction-details'];

for (const [name, tab, query, ready] of places) {
  for (const mode of ['light', 'dark'] as const) {
    test(`[G9] axe finds no violation on ${name} in ${mode}${deepTagIf(mode === 'dark' || !usual.includes(name))} @a11y`, async ({
      page,
    }) => {
      await signIn(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (colourMode) => localStorage.setItem('tf_preferences', JSON.stringify({ colourMode })),
        mode,
      );
      const untilAtRest = watchPageIdle(page);
      await page.setViewportSize(wideViewportSize);
      await page.goto(`${dashboardAddress('admin', tab)}${query}`);
      for (const viewport of checkedViewportSizes) {
        await page.setViewportSize(viewport);
        await untilAtRest();
        await expect(
          page
            .getByRole('heading', { name: ready, includeHidden: true })
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        await saveScreenshot(page, `${name}-${mode}-${viewport.width}`);
        await expectAccessible(page);
        if (mode === 'light' && viewport === wideViewportSize)
          await expectAriaSnapshot(page.locator('body'), name);
      }
    });
  }
}

test('[G9] axe finds no violation in the dialogs for changing a payment’s status and creating a process @deep @a11y', async ({
  page,
}) => {
  await signIn(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${dashboardAddress('admin', 'transactions')}&tx=TX-063`);
  await page.getByRole('button', { name: 'Hold for compliance review' }).click();
  await expect(page.getByRole('textbox', { name: /^Why / })).toBeVisible();
  await expectAccessible(page);

  await page.goto(dashboardAddress('admin', 'processes'));
  await page.getByRole('button', { name: 'New Process' }).click();
  await page.getByRole('button', { name: 'Create process' }).click();
  await expect(page.getByText('Name is required')).toBeVisible();
  await expectAccessible(page);
});
