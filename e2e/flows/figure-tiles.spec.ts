import type { Locator, Page } from '@playwright/test';
import { dashboardAddress, signIn, type DashboardTab } from 'tooling/browser';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';

const openAt = async (page: Page, tab: DashboardTab, name: string) => {
  await page.goto(dashboardAddress('admin', tab));
  const row = page.getByRole('list', { name, exact: true });
  await expect(row.getByRole('img', { name: 'loading' })).toHaveCount(0);
  return row;
};

const heightsOf = (row: Locator) =>
  row
    .getByRole('listitem')
    .evaluateAll((items) => [...new Set(items.map((item) => item.getBoundingClientRect().height))]);

const heads = [
  ['overview', 'Key figures', 84],
  ['analytics', 'Key figures', 84],
  ['transactions', 'Transaction counters', 56],
  ['clients', 'Client summary', 56],
  ['compliance', 'Compliance summary', 56],
  ['contracts', 'Contract summary', 56],
  ['notifications', 'Notification summary', 56],
] as const;

test('[F4, TX1, CL1, CO1, C1, N1] the cards with key figures are 84 px high, and the counters above a list are 56 px high @deep', async ({
  page,
}) => {
  await page.setViewportSize(wideViewportSize);
  await signIn(page);
  for (const [tab, name, height] of heads) {
    const row = await openAt(page, tab, name);
    await expect.poll(() => heightsOf(row), tab).toEqual([height]);
  }
});

test('[TX1, CL1, CO1, C1, N1] on a phone the counters above a list fit in one line @deep', async ({
  page,
}) => {
  await page.setViewportSize(narrowViewportSize);
  await signIn(page);
  for (const [tab, name] of heads.slice(2)) {
    const row = await openAt(page, tab, name);
    await expect.poll(async () => (await row.boundingBox())?.height, tab).toBeLessThanOrEqual(48);
  }
});

test('[F4] the explanation of a key figure can be opened with the keyboard @deep', async ({
  page,
}) => {
  await page.setViewportSize(wideViewportSize);
  await signIn(page);
  const row = await openAt(page, 'overview', 'Key figures');
  const about = row.getByRole('button', { name: 'About Uptime' });
  await about.focus();
  const tip = page.getByText('Platform availability').filter({ visible: true });
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
});

test.describe('tooltips open by tap on a touchscreen', () => {
  test.use({ hasTouch: true, viewport: narrowViewportSize });

  test('[F4] a tap opens the explanation of a key figure @deep', async ({ page }) => {
    await signIn(page);
    const row = await openAt(page, 'overview', 'Key figures');
    await row.getByRole('button', { name: 'About Uptime' }).tap();
    const tip = page.getByText('Platform availability').filter({ visible: true });
    await expect(tip).toBeVisible();
  });
});
