import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { clickWhenStable } from '../core/choose-option';
import { expect, test } from '../core/test';
import { AnalyticsPage } from '../pages/analytics.page';

const charts = [
  ['Volume trend', 'From', 'Volume in USD', 6],
  ['Transaction trend', 'From', 'Transactions', 6],
  ['Milestone trend', 'From', 'Milestones', 6],
  ['Contract status distribution', 'Status', 'Contracts', 5],
  ['Risk overview', 'Risk', 'Clients', 3],
  ['Transaction volume by type', 'Type', 'US dollars', 3],
  ['Client volume distribution', 'Client and percentage of the total', 'Volume in USD', 11],
  ['Compliance pipeline', 'Stage', 'Cases', 5],
] as const;

/** Charts whose CSV file marks some values as sample data. */
const noted: readonly string[] = ['Contract status distribution', 'Risk overview'];

async function handedOut(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const file = await download;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

const linesOf = (content: Buffer) =>
  content
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');

test('[AN2] each chart is available as a table and as a CSV file @deep', async ({ page }) => {
  test.slow();
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  for (const [title, category, value, rows] of charts) {
    await analytics.asTable(title).click();
    await expect(analytics.asTable(title)).toHaveAttribute('aria-pressed', 'true');
    await expect(analytics.table(title).getByRole('columnheader')).toHaveText([category, value]);
    await expect(analytics.table(title).getByRole('row')).toHaveCount(rows + 1);

    await analytics.download(title).click();
    const { name, content } = await handedOut(page, () =>
      clickWhenStable(page.getByRole('menuitem', { name: 'CSV' })),
    );
    expect(name).toMatch(/^[a-z-]+_\d{4}-\d\d-\d\d\.csv$/);
    const lines = linesOf(content);
    expect(lines[0]).toBe(`${category},${value}${noted.includes(title) ? ',Note' : ''}`);
    expect(lines).toHaveLength(rows + 1);
    await analytics.asTable(title).click();
    await expect(analytics.table(title)).toHaveCount(0);
  }
});

test('[AN2] Export downloads the whole analytics screen as a CSV file @deep', async ({ page }) => {
  const analytics = new AnalyticsPage(page);
  await analytics.goto();
  const { name, content } = await handedOut(page, () => analytics.button('Export').click());
  expect(name).toBe('analytics_period-30d_view-overview_2024-07-22.csv');
  const lines = linesOf(content);
  expect(lines[0]).toBe('Section,Figure,Value,Unit,Percent of total,Source');
  expect(lines[1]).toBe('Key figures,Transaction volume,39018460.01,usd,,Workspace');
  expect(lines).toHaveLength(55);
});

test('[AN2] the printed analytics page shows the active filters and hides the controls @deep', async ({
  page,
}) => {
  const analytics = new AnalyticsPage(page);
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = document.body.innerText;
    };
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await analytics.goto('&period=90d&view=financial');
  await expect(analytics.figures()).toHaveCount(5);
  await analytics.button('Print').click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', /.+/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Trustfold · System Analytics')).toBeVisible();
  await expect(
    page.getByText(/Period: Last 90 days \(Apr 24, 2024 to Jul 22, 2024\) · View: Financial/),
  ).toBeVisible();
  await expect(page.getByRole('tablist', { name: 'Dashboard tabs' })).toBeHidden();
  await expect(analytics.button('Export')).toBeHidden();
  const pdf = await page.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
});
