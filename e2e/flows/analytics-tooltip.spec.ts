import { readFile } from 'node:fs/promises';
import { chooseAppearance } from '../core/choose-appearance';
import { clickWhenStable } from '../core/choose-option';
import { expect, test } from '../core/test';
import { AnalyticsPage } from '../pages/analytics.page';

test('[AN2] a chart has a tooltip with coloured markers, adapts to the colour mode and downloads as a PNG @deep', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  const trend = analytics.section('Volume trend');
  const picture = analytics.picture('Volume trend');

  await test.step('the tooltip shows a coloured marker beside each value', async () => {
    await trend.scrollIntoViewIfNeeded();
    // The canvas appears before the chart reacts to the pointer, so this waits until the chart is drawn.
    await expect(picture).toHaveAttribute('data-state', 'drawn');
    await trend.locator('canvas').hover();
    const marker = page.locator('.g2-tooltip-list-item-marker').first();
    await expect(marker).toBeVisible();
    await expect(marker).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(marker).toHaveCSS('width', '8px');
  });

  await test.step('the chart is redrawn once when the colour mode changes', async () => {
    await expect(picture).toHaveAttribute('data-ground', 'light');
    await chooseAppearance(page, 'Dark');
    await expect(picture).toHaveAttribute('data-ground', 'dark');
    await expect(trend.locator('canvas')).toHaveCount(1);
  });

  await test.step('the chart downloads as a PNG', async () => {
    const risk = analytics.section('Risk overview');
    await expect(analytics.picture('Risk overview')).toHaveAccessibleName(
      'Low Risk 45 clients (65%), Medium Risk 18 clients (26%), High Risk 6 clients (9%). Sample portfolio, adjusted by changes in this workspace. This workspace has 12 clients.',
    );
    await risk.scrollIntoViewIfNeeded();
    await expect(risk.locator('canvas').first()).toBeVisible();
    await expect(analytics.picture('Risk overview')).toHaveAttribute('data-state', 'drawn');
    await analytics.download('Risk overview').click();
    const handedOut = page.waitForEvent('download');
    await clickWhenStable(page.getByRole('menuitem', { name: 'PNG' }));
    const download = await handedOut;
    expect(download.suggestedFilename()).toMatch(/^risk-overview_.*\.png$/);
    const content = await readFile(await download.path());
    expect(content.subarray(1, 4).toString()).toBe('PNG');
    expect(content.readUInt32BE(16)).toBeGreaterThan(100);
  });
});
