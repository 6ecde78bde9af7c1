import type { Locator } from '@playwright/test';
import { dashboardAddress, fillWorkspace, signIn } from 'tooling/browser';
import { expect, test } from '../core/test';
import { narrowViewportSize, wideViewportSize } from '../core/viewports';

/** Maximum distance between the top of the page and the first record on a phone, in px. */
const most = 260;

const lists = [
  { tab: 'transactions', label: 'Transactions', least: 13 },
  { tab: 'clients', label: 'Clients', least: 13 },
  { tab: 'compliance', label: 'Compliance records', least: 13 },
  { tab: 'contracts', label: 'Contracts', least: 13 },
  { tab: 'processes', label: 'Processes', least: 13 },
  { tab: 'notifications', label: 'Notifications', least: 13 },
] as const;

const cards = [
  { tab: 'transactions', least: 2 },
  { tab: 'clients', least: 6 },
  { tab: 'compliance', least: 4 },
] as const;

const softly = expect.configure({ soft: true });

const note = (type: string, figure: number) =>
  test.info().annotations.push({ type, description: `${Math.round(figure)}` });

const rowsOf = (table: Locator) => table.locator('tbody tr[data-index]');

const wholeRows = (table: Locator) =>
  rowsOf(table).evaluateAll(
    (all) => all.filter((row) => row.getBoundingClientRect().bottom <= window.innerHeight).length,
  );

const beyondRoom = (table: Locator) =>
  table.evaluate(({ parentElement, scrollWidth }) =>
    Math.max(0, scrollWidth - (parentElement?.clientWidth ?? 0)),
  );

/** Returns cells that are cut off or have two lines. Cells with `data-cut` may have an ellipsis. */
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

test('[tables] each table with 100 records shows at least 13 full rows and does not scroll sideways @deep', async ({
  page,
}) => {
  await fillWorkspace(page, 100);
  for (const { tab, label, least } of lists) {
    await test.step(`a desktop window shows enough full rows of ${tab}`, async () => {
      await page.setViewportSize(wideViewportSize);
      await page.goto(`${dashboardAddress('admin', tab)}&view=table`);
      const table = page.getByRole('table', { name: label });
      await expect(rowsOf(table)).toHaveCount(100);
      await softly.poll(() => wholeRows(table), `rows of ${tab}`).toBeGreaterThanOrEqual(least);
      await softly.poll(() => beyondRoom(table), `${tab} beyond its room`).toBe(0);
      note(`rows of ${tab}`, await wholeRows(table));
    });
    await test.step(`on a phone, the first record of ${tab} is near the top of the page`, async () => {
      await page.setViewportSize(narrowViewportSize);
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

test('[TX4, CL2, CO1] at least 2 transaction cards, 6 client cards or 4 compliance cards are fully visible without scrolling @deep', async ({
  page,
}) => {
  await page.setViewportSize(wideViewportSize);
  await signIn(page);
  for (const { tab, least } of cards) {
    await page.goto(`${dashboardAddress('admin', tab)}&view=cards`);
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

/** Maximum height of a collapsed card on a phone, in px. */
const mostFolded = 76;

const folded = [
  { tab: 'transactions', query: '', label: 'Transactions' },
  { tab: 'clients', query: '', label: 'Clients' },
  { tab: 'compliance', query: '', label: 'Compliance records' },
  { tab: 'compliance', query: '&work=queue', label: 'Review cases' },
  { tab: 'contracts', query: '', label: 'Contracts' },
  { tab: 'processes', query: '', label: 'Processes' },
] as const;

test.describe('a phone shows lists as collapsed cards', () => {
  test.use({ viewport: narrowViewportSize, hasTouch: true });

  test('[R118] a collapsed card is at most 76 px high, expands by keyboard and links to its record @deep', async ({
    page,
  }) => {
    await signIn(page);
    for (const { tab, query, label } of folded) {
      await page.goto(`${dashboardAddress('admin', tab)}${query}`);
      const cards = page.getByRole('list', { name: label, exact: true }).getByRole('article');
      await expect(cards.nth(2)).toBeVisible();
      const boxes = () =>
        cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
      await softly
        .poll(async () => Math.max(...(await boxes())), label)
        .toBeLessThanOrEqual(mostFolded);
      const top = () => cards.first().evaluate((card) => card.getBoundingClientRect().top);
      await softly.poll(top, `the first record of ${label}`).toBeLessThanOrEqual(most);

      const button = cards.first().getByRole('button', { name: /^Show details of ./ });
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await softly.poll(async () => (await boxes())[0], label).toBeGreaterThan(mostFolded);
      await expect(cards.first().getByRole('heading').getByRole('link')).toBeVisible();
      await page.keyboard.press('Enter');
      await softly.poll(async () => (await boxes())[0], label).toBeLessThanOrEqual(mostFolded);
    }
  });

  test('[R118, R67] expanding a card in a long list moves the others down, and the card stays expanded when scrolled out of view @deep', async ({
    page,
  }) => {
    await fillWorkspace(page, 300);
    await page.goto(dashboardAddress('admin', 'transactions'));
    const list = page.getByRole('list', { name: 'Transactions', exact: true });
    const cards = list.getByRole('article');
    const first = cards.first();
    const name = (await first.getAttribute('aria-label')) ?? '';
    await first.getByRole('button', { name: /^Show details of/ }).click();
    const gap = () =>
      cards.evaluateAll(([one, two]) => {
        const bottom = one?.getBoundingClientRect().bottom ?? 0;
        return (two?.getBoundingClientRect().top ?? 0) - bottom;
      });
    await expect.poll(gap).toBeGreaterThan(0);
    await page.keyboard.press('End');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('article', { name })).toHaveCount(0);
    await page.evaluate(() => window.scrollTo(0, 0));
    const again = page.getByRole('article', { name }).getByRole('button', { expanded: true });
    await expect(again).toBeVisible();
  });
});

test('[R118] transactions and review queue are tables from 1024 px, unless the user or the URL selects another layout', async ({
  page,
}) => {
  await signIn(page);
  const at = (tab: 'transactions' | 'compliance', query = '') =>
    page.goto(`${dashboardAddress('admin', tab)}${query}`);
  const table = (name: string) => page.getByRole('table', { name, exact: true });
  const list = (name: string) => page.getByRole('list', { name, exact: true });
  await page.setViewportSize({ width: 1024, height: 800 });
  await at('transactions');
  await expect(table('Transactions')).toBeVisible();
  await at('compliance', '&work=queue');
  await expect(table('Review cases')).toBeVisible();
  await at('compliance');
  await expect(list('Compliance records')).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 800 });
  await at('compliance', '&work=queue');
  await expect(list('Review cases')).toBeVisible();
  await at('transactions');
  await expect(list('Transactions')).toBeVisible();

  await page.setViewportSize(wideViewportSize);
  await at('transactions');
  const cards = page.getByRole('radio', { name: 'Cards' });
  await page.getByRole('radiogroup', { name: 'View' }).locator('label', { has: cards }).click();
  await expect(list('Transactions')).toBeVisible();
  await at('transactions', '&status=pending');
  await expect(list('Transactions')).toBeVisible();
  await at('transactions', '&status=pending&view=table');
  await expect(table('Transactions')).toBeVisible();
});

test('[tables] no table cell of the sample data is cut off, wraps or makes the table scroll @deep', async ({
  page,
}) => {
  await page.setViewportSize(wideViewportSize);
  await signIn(page);
  for (const { tab, label } of lists) {
    await page.goto(`${dashboardAddress('admin', tab)}&view=table`);
    const table = page.getByRole('table', { name: label });
    await expect(rowsOf(table).first()).toBeVisible();
    await softly.poll(() => cutCells(table), tab).toEqual([]);
    await softly.poll(() => beyondRoom(table), `${tab} beyond its room`).toBe(0);
  }
});
