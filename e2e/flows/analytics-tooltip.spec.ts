import { expect, test } from '../core/test';
import { AnalyticsPage } from '../pages/analytics.page';

test('[AN2] a chart’s tip shows each figure beside its colour', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  const chart = 'Volume trend';
  await analytics.section(chart).scrollIntoViewIfNeeded();
  // Its canvas is in the page before it answers a pointer.
  await expect(analytics.picture(chart)).toHaveAttribute('data-state', 'drawn');
  await analytics.section(chart).locator('canvas').hover();
  const marker = page.locator('.g2-tooltip-list-item-marker').first();
  await expect(marker).toBeVisible();
  await expect(marker).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(marker).toHaveCSS('width', '8px');
});
