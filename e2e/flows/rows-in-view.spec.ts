import type { Locator } from '@playwright/test';
import { dashboardAddress, fillWorkspace, signIn } from 'tooling/browser';
import { expect, test } from '../core/test';
import { narrow, wide } from '../core/viewports';

/** Maximum top of a list's first record on a phone, in px. */
const most = 260;

/** Tab and name of each list, and the minimum number of whole rows on a desktop. */
const lists = [
  { tab: 'transactions', label: 'Transactions', least: 14 },
  { tab: 'clients', label: 'Clients', least: 13 },
  { tab: 'compliance', label: 'Compliance cases', least: 13 },
  { tab: 'contracts', label: 'Contracts', least: 13 },
  { tab: 'processes', label: 'Processes', least: 13 },
  { tab: 'notifications', label: 'Notifications', least: 13 },
] as const;

/** Minimum number of whole cards without scrolling, in the sample. */
const cards = [
  { tab: 'transactions', least: 4 },
  { tab: 'clients', least: 6 },
  { tab: 'compliance', least: 6 },
] as const;

const softly = expect.configure({ soft: true });

const note = (type: string, figure: number) =>
  test.info().annotations.push({ type, description: `${Math.round(figure)}` });

const rowsOf = (table: Locator) => table.locator('tbody tr[data-index]');

const wholeRows = (table: Locator) =>
  rowsOf(table).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );

/** Horizontal overflow of a table, in px. */
const beyondRoom = (table: Locator) =>
  table.evaluate(({ parentElement, scrollWidth }) =>
    Math.max(0, scrollWidth - (parentElement?.clientWidth ?? 0)),
  );

/** Cells that are cut off or take two lines. A cell with `data-cut` shows how much it cuts. */
const cutCells = (table: Locator) =>
  table.locator('tbody :is(td, th)').evaluateAll((cells) =>
    cells
      .filter((cell) => {
        const isMarked = cell.querySelector('[data-cut]') !== null;
        const inner = isMarked ? cell : (cell.querySelector('button') ?? cell);
        return inner.scrollWidth > inner.clientWidth || cell.getBoundingClientRect().height > 45;
      })
      .map((cell) => cell.textContent),
  );

test('[tables] each table with 100 records shows at least 13 whole rows and does not scroll sideways @deep', async ({
  page,
}) => {
  await fillWorkspace(page, 100);
  for (const { tab, label, least } of lists) {
    await test.step(`whole rows of ${tab} on a desktop`, async () => {
      await page.setViewportSize(wide);
      await page.goto(`${dashboardAddress('admin', tab)}&view=table`);
      const table = page.getByRole('table', { name: label });
      await expect(rowsOf(table)).toHaveCount(100);
      await softly.poll(() => wholeRows(table), `rows of ${tab}`).toBeGreaterThanOrEqual(least);
      await softly.poll(() => beyondRoom(table), `${tab} beyond its room`).toBe(0);
      note(`rows of ${tab}`, await wholeRows(table));
    });
    await test.step(`the position of the first record of ${tab} on a phone`, async () => {
      await page.setViewportSize(narrow);
      await page.goto(`${dashboardAddress('admin', tab)}&view=cards`);
      const list = page.getByRole('list', { name: label, exact: true });
      const first = list.getByRole('listitem').first();
      await expect(first).toBeVisible();
      const top = () => first.evaluate((item) => item.getBoundingClientRect().top);
      await softly.poll(top, `the first record of ${tab}`).toBeLessThanOrEqual(most);
      note(`first record of ${tab}`, await top());
    });
  }
});

test('[TX4, CL2, CO1] without scrolling, a list shows 4 whole transactions, 6 clients or 6 compliance records', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await signIn(page);
  for (const { tab, least } of cards) {
    await page.goto(dashboardAddress('admin', tab));
    const all = page.getByRole('article');
    await expect(all.first()).toBeVisible();
    const whole = () =>
      all.evaluateAll(
        (each) => each.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length,
      );
    await softly.poll(whole, `whole cards of ${tab}`).toBeGreaterThanOrEqual(least);
    note(`whole cards of ${tab}`, await whole());
  }
});

test('[tables] no table cell of the sample is cut, wraps or makes its table scroll @deep', async ({
  page,
}) => {
  await page.setViewportSize(wide);
  await signIn(page);
  for (const { tab, label } of lists) {
    await page.goto(`${dashboardAddress('admin', tab)}&view=table`);
    const table = page.getByRole('table', { name: label });
    await expect(rowsOf(table).first()).toBeVisible();
    await softly.poll(() => cutCells(table), tab).toEqual([]);
    await softly.poll(() => beyondRoom(table), `${tab} beyond its room`).toBe(0);
  }
});
