import type { Locator } from '@playwright/test';
import { watchRest } from '../core/at-rest';
import { openDashboard } from '../core/open-dashboard';
import { savingData } from '../core/saving-data';
import { expect, test } from '../core/test';

/** All that a browser has worked out of an element and what is in it, and where each stands. */
const looksOf = (select: Locator) =>
  select.evaluate((root) =>
    [root, ...root.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = [...style]
        .filter((name) => !name.startsWith('--'))
        .map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return [element.tagName, x, y, width, height, ...values];
    }),
  );

test('[ui, G9] a filter looks and stands before its code has come as it does after @deep', async ({
  page,
}) => {
  await savingData(page);
  const untilAtRest = watchRest(page);
  await openDashboard(page, 'admin', 'contracts');
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeVisible();
  await expect(page.getByText('$78,000,000').first()).toBeVisible();
  const select = page.locator('.ant-select', { has: status });
  await untilAtRest();
  let before = await looksOf(select);
  await expect(async () => {
    const last = before;
    before = await looksOf(select);
    expect(before).toEqual(last);
  }).toPass();
  const controls = page.waitForResponse(/\/assets\/platform-controls\./);
  await status.press('ArrowDown');
  await controls;
  await expect(status).toHaveAttribute('aria-expanded', 'true');
  await expect(status).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(status).toHaveAttribute('aria-expanded', 'false');
  await status.blur();
  await expect(select).not.toHaveClass(/ant-select-focused/);
  await expect.poll(() => looksOf(select)).toEqual(before);
});
