import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { saveScreenshot } from '../core/save-screenshot';
import { openDashboard } from '../core/open-dashboard';
import { clickWhenStable } from '../core/choose-option';
import { deepTagIf } from '../core/deep-tag-if';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';
import { AnalyticsPage } from '../pages/analytics.page';

test('[F4, F5, F6, F7] the overview with period=1y shows the exact values of the last year in its cards and charts @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${dashboardAddress('admin')}?period=1y`);
  const { figure, section, selected } = new AnalyticsPage(page);
  await expect(selected('Period')).toHaveText('1y · last 12 months');
  await expect(figure('Bank Wires').getByText('29', { exact: true })).toBeVisible();
  await expect(section('Transaction activity')).toContainText('62 transactions in the period');
  for (const text of ['20 days', '90.5%', '$47.2M', '94%'])
    await expect(section('Analytics').getByText(text, { exact: true })).toBeVisible();
  await expect(figure('Uptime')).toContainText('99.9%');
});

test('[F6] choosing a period updates the figures and the URL @smoke @deep', async ({ page }) => {
  await openDashboard(page);
  const overview = new AnalyticsPage(page);
  await overview.choose('Period', '1y · last 12 months');
  await expect(page).toHaveURL(/period=1y/);
  await expect(overview.figure('Bank Wires')).toContainText('29');
  await page.reload();
  await expect(overview.figure('Bank Wires')).toContainText('29');
});

async function countsBehindCards(page: Page): Promise<readonly string[][]> {
  const { figures } = new AnalyticsPage(page);
  await expect(figures()).toHaveCount(8);
  const cards = await figures()
    .filter({ has: page.getByRole('link') })
    .all();
  const counts: string[][] = [];
  for (const [index] of cards.entries()) {
    const card = figures()
      .filter({ has: page.getByRole('link') })
      .nth(index);
    const [label = '', figure = ''] = (await card.innerText()).split('\n');
    await card.getByRole('link').click();
    const result = page
      .getByRole('search')
      .getByRole('status')
      .filter({ hasText: /\d of \d/ });
    await expect(result).toHaveText(new RegExp(`^${figure} of `));
    counts.push([label, figure]);
    await page.goBack();
    await expect(figures()).toHaveCount(8);
  }
  return counts;
}

test('[F4, F6] with the period 1y each card opens a list with exactly as many records as the card shows @deep', async ({
  page,
}) => {
  await signIn(page);
  await page.goto(`${dashboardAddress('admin')}?period=1y`);
  expect(await countsBehindCards(page)).toEqual([
    ['Bank Wires', '29'],
    ['USDT Transactions', '17'],
    ['FX Transactions', '16'],
    ['Vendor Payments', '10'],
    ['Active Workflows', '6'],
  ]);
});

for (const portal of ['admin', 'law_firm', 'banking'] as const)
  test(`[R78, policy] the link of each task opens its record with the keyboard in the ${portal} portal @deep`, async ({
    page,
  }) => {
    test.slow();
    await openDashboard(page, portal);
    const tasks = page.getByRole('region', { name: 'Your tasks' });
    await tasks.getByRole('button', { name: /^Show all/ }).press('Enter');
    await expect(tasks.getByRole('button', { name: 'Show fewer' })).toBeVisible();
    const count = await tasks.getByRole('listitem').count();
    const addresses = new Set<string>();
    for (let index = 0; index < count; index += 1) {
      const link = tasks.getByRole('listitem').nth(index).getByRole('link');
      const address = (await link.getAttribute('href')) ?? '';
      if (addresses.has(address)) continue;
      addresses.add(address);
      await link.press('Enter');
      await expect(page).toHaveURL(new URL(address, page.url()).href);
      await expect(page.getByText(/not found/i)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      await page.goBack();
      await expect(link).toBeFocused();
    }
    expect(addresses.size).toBeGreaterThan(5);
  });

test('[R81] filters set by a task’s link are not applied when the list is opened again later @deep', async ({
  page,
}) => {
  await openDashboard(page, 'banking');
  await page.goto(`${dashboardAddress('banking')}?rows=all`);
  const tasks = page.getByRole('region', { name: 'Your tasks' });
  await tasks
    .getByRole('link', { name: /^Sign off Sign off payment: / })
    .first()
    .click();
  await expect(page.getByRole('search').getByText(/^\d+ of 64 transactions/)).toBeVisible();
  await page.goto(dashboardAddress('banking'));
  await page.getByRole('tab', { name: 'Transactions' }).click();
  await expect(page.getByRole('heading', { name: 'Transaction Dashboard' })).toBeVisible();
  await expect(
    page.getByRole('search').getByText('64 transactions', { exact: true }),
  ).toBeVisible();
});

test('[R78, policy] the regulator’s tasks match the flagged records in the linked list @deep', async ({
  page,
}) => {
  await openDashboard(page, 'regulator');
  const tasks = page.getByRole('region', { name: 'Your tasks' });
  await expect(tasks.getByRole('listitem')).toHaveCount(6);
  await tasks.getByRole('link').first().click();
  await expect(page.getByRole('search').getByText('6 of 12 clients')).toBeVisible();
});

for (const width of [320, 768, 1200, 1920])
  test(`[R78] the tasks fit into a window ${width} px wide @deep`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openDashboard(page);
    const tasks = page.getByRole('region', { name: 'Your tasks' });
    await expect(tasks.getByRole('listitem')).toHaveCount(7);
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBe(0);
    await expect(tasks.getByRole('link').first()).toBeInViewport();
  });

test('[F5] the bar chart is available as a table and as a CSV file @deep', async ({ page }) => {
  await openDashboard(page);
  const overview = new AnalyticsPage(page);
  await overview.asTable('Transaction activity').click();
  await expect(overview.table('Transaction activity').getByRole('columnheader')).toHaveText([
    'From',
    'Fiat Transfer',
    'FX Exchange',
    'Crypto/USDT',
  ]);
  await overview.download('Transaction activity').click();
  const download = page.waitForEvent('download');
  await clickWhenStable(page.getByRole('menuitem', { name: 'CSV' }));
  const csv = await readFile(await (await download).path(), 'utf8');
  const rows = csv.trimEnd().split('\r\n').slice(1);
  expect(rows).toHaveLength(6);
  const sum = rows.flatMap((row) => row.split(',').slice(1).map(Number));
  expect(sum.reduce((total, count) => total + count, 0)).toBe(28);
});

test('[F5] on a phone the audit log’s filters can be cleared with the keyboard, and the URL contains them @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page);
  await page.goto(`${dashboardAddress('admin')}?auditPerson=Oliver+Bennett&auditTo=2024-07-22`);
  const log = page.getByRole('region', { name: 'Audit log' });
  const entries = log.getByRole('region', { name: 'Audit entries' }).getByRole('listitem');
  const count = log.getByRole('status').filter({ hasText: /entries$/ });
  await expect(count).toHaveText(/^\d+ of \d+ entries$/);
  for (const entry of await entries.all()) await expect(entry).toContainText('Oliver Bennett');

  const toggle = log.getByRole('button', { name: 'Filters (2)' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await toggle.press('Enter');
  await expect(log.getByRole('combobox', { name: 'Portal' })).toHaveCount(0);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBe(0);

  await log.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(count).toHaveText(/^\d+ entries$/);
  await expect(page).not.toHaveURL(/audit/);
});

for (const viewport of [wideViewportSize, narrowViewportSize])
  test(`[F5] at a width of ${viewport.width} px, the audit log page links to a record, and Back returns to it${deepTagIf(viewport === narrowViewportSize)}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openDashboard(page, 'regulator');
    await page
      .getByRole('region', { name: 'Audit log' })
      .getByRole('link', { name: 'View all' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: 'Audit log' })).toBeInViewport();
    await expect(page).toHaveTitle(/^Audit log · /);
    if (viewport === narrowViewportSize)
      await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Record type' }).press('Enter');
    await clickWhenStable(page.getByRole('option', { name: 'Contract', exact: true }));
    await expect(page).toHaveURL(/section=audit&auditType=contracts/);
    await expect(page.getByRole('status').filter({ hasText: / of \d+ entries$/ })).toBeVisible();
    const beyond = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await beyond()).toBe(0);
    await saveScreenshot(page, `audit-log-${viewport.width}`);
    const record = page.getByRole('link', { name: 'Crude Oil Supply Agreement' }).first();
    await record.click();
    await expect(page.getByRole('heading', { name: 'Crude Oil Supply Agreement' })).toBeVisible();
    await page.getByRole('link', { name: 'Open in the audit log' }).click();
    await expect(page.getByRole('combobox', { name: 'Record', exact: true })).toBeAttached();
    await page.goBack();
    await page.goBack();
    await expect(record).toBeVisible();
  });

test('[F5] a recent transaction opens its details, and “View all” opens the full list @deep', async ({
  page,
}) => {
  await openDashboard(page);
  const recent = page.getByRole('region', { name: 'Recent transactions' });
  await expect(recent.getByRole('listitem')).toHaveCount(5);
  await recent.getByRole('link', { name: /Atlas Drilling Corporation/ }).click();
  await expect(page.getByRole('dialog', { name: 'WIRE-064' })).toBeVisible();
  await page.goBack();
  await recent.getByRole('link', { name: 'View all' }).click();
  await expect(page.getByRole('heading', { name: 'Transaction Dashboard' })).toBeVisible();
});
