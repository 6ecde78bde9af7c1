import { expectAccessible } from '../core/accessible';
import { expectAriaSnapshot } from '../core/expect-aria-snapshot';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import { AnalyticsPage } from '../pages/analytics.page';

for (const colourMode of ['light', 'dark'] as const) {
  for (const [view, chart] of [
    ['financial', 'Transaction volume by type'],
    ['compliance', 'Compliance pipeline'],
    ['operational', 'Milestone trend'],
  ] as const) {
    test(`[AN1, AN2, G9] axe finds no violation on the ${view} view in ${colourMode}, as a chart and as a table @deep @a11y`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(
        (mode) => localStorage.setItem('tf_preferences', JSON.stringify({ colourMode: mode })),
        colourMode,
      );
      const analytics = new AnalyticsPage(page);
      await page.setViewportSize(wideViewportSize);
      await analytics.goto(`&view=${view}&period=7d`);
      for (const viewport of [wideViewportSize, narrowViewportSize]) {
        await page.setViewportSize(viewport);
        await analytics.section(chart).scrollIntoViewIfNeeded();
        await expect(analytics.picture(chart)).toHaveAttribute('data-state', 'drawn');
        // Scrolls up, because the sticky header can cover a button.
        await page.evaluate(() => window.scrollTo(0, 0));
        await expectAccessible(page);
        await analytics.asTable(chart).click();
        await expect(analytics.asTable(chart)).toHaveAttribute('aria-pressed', 'true');
        await expect(analytics.picture(chart)).toHaveCount(0);
        await saveScreenshot(page, `analytics-${view}-${colourMode}-${viewport.width}`);
        await expectAccessible(page);
        if (colourMode === 'light' && viewport === wideViewportSize)
          await expectAriaSnapshot(page.getByRole('tabpanel').last(), view);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(viewport.width);
        await analytics.asTable(chart).click();
        await expect(analytics.table(chart)).toHaveCount(0);
      }
    });
  }
}

test('[AN1, AN2] period, view, table and download can be used with the keyboard @deep', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  await expect(analytics.figures()).toHaveCount(9);
  await page.getByRole('combobox', { name: 'Period' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: '90d · last 90 days', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/period=90d/);

  await expect(analytics.figure('Transaction volume')).toContainText('$57.5M');
  await page.getByRole('combobox', { name: 'View' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: 'Financial', exact: true })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(analytics.figures()).toHaveCount(5);

  await analytics.asTable('Volume trend').focus();
  await page.keyboard.press('Enter');
  await expect(analytics.table('Volume trend')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(analytics.download('Volume trend')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeFocused();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^volume-trend_.*\.csv$/);
  await expect(page.getByRole('menuitem', { name: 'CSV' })).toBeHidden();
  await expect(analytics.download('Volume trend')).toBeFocused();
});
