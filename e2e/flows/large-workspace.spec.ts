import type { Locator } from '@playwright/test';
import { dashboardAddress, fillWorkspace } from 'tooling/browser';
import { pauseToasts } from '../core/pause-toasts';
import {
  expectFewRenderedRecords,
  largeListTimeout,
  largeListTestTimeoutMs,
} from '../core/large-lists';
import { expect, test } from '../core/test';
import { disableTimeLimits } from '../core/disable-time-limits';
import { TransactionsPage } from '../pages/transactions.page';

test('[TX3, TX5, F5, workspace] 10,000 transactions can be searched, sorted, put on hold and restored, and the audit log lists the hold @deep', async ({
  page,
}) => {
  test.setTimeout(largeListTestTimeoutMs);
  await disableTimeLimits(page);
  await pauseToasts(page);
  const transactions = new TransactionsPage(page);
  await fillWorkspace(page, 10_000);
  await transactions.goto('&view=table');
  await expect(transactions.result()).toHaveText('10,000 transactions', largeListTimeout);
  await expect(transactions.counter('Total 10,000')).toBeVisible();
  const rows = transactions.table().locator('tbody tr:not([aria-hidden])');
  const times = rows.locator('time');
  const timeOf = (row: Locator) => row.locator('time').getAttribute('datetime');

  await test.step('a search finds matches among all transactions', async () => {
    await transactions.search().fill('wire-0000007');
    await expect(transactions.result()).toHaveText('1 of 10,000 transactions');
    await expect(rows).toContainText(['WIRE-0000007']);
    await transactions.search().fill('');
    await expect(transactions.result()).toHaveText('10,000 transactions');
  });

  const header = transactions.table().getByRole('columnheader', { name: 'Initiated' });
  const sortBy = async (order: 'ascending' | 'descending') => {
    const before = await timeOf(rows.first());
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', order);
    await expect.poll(() => timeOf(rows.first())).not.toBe(before);
    const shown = await times.evaluateAll((all) =>
      all.map((time) => Date.parse(time.getAttribute('datetime') ?? '')),
    );
    const sorted = shown.toSorted((a, b) => (order === 'ascending' ? a - b : b - a));
    expect(shown).toEqual(sorted);
  };

  await test.step('sorting reorders all rows, and a button shows 200 more rows', async () => {
    await sortBy('ascending');
    await sortBy('descending');
    await expect(rows).toHaveCount(200);
    await page.getByRole('button', { name: 'Show 200 more' }).click();
    await expect(rows).toHaveCount(400);
    await expect(rows.nth(200).getByRole('checkbox')).toBeFocused();
  });

  await test.step('all transactions can be selected, and Hold shows how many of them cannot be put on hold', async () => {
    const all = page.getByRole('checkbox', { name: 'Select all' });
    await all.check();
    await expect(transactions.bulk()).toContainText('10,000 selected');
    const hold = transactions.bulk().getByRole('button', { name: 'Hold' });
    await expect(hold).toHaveAccessibleDescription(/of the 10,000 cannot be held/);
    await all.uncheck();
    await expect(transactions.bulk()).toHaveCount(0);
  });
  await test.step('search results can be put on hold together and restored by Undo', async () => {
    await transactions.counter('Pending').click();
    await transactions.search().fill('wire-00012');
    // The pattern matches the count above the list, but not the text of the toast.
    const count = page.getByText(/^\d+ of 10,000 transactions$/);
    const found = (await count.textContent()) ?? '';
    await page.getByRole('checkbox', { name: 'Select all' }).check();
    await transactions.bulk().getByRole('button', { name: 'Hold' }).click();
    await transactions.reason().fill('Every line of a list');
    await transactions.confirm('Hold payments').click();
    await expect(page.getByText('No transactions match')).toBeVisible(largeListTimeout);
    await page.getByRole('button', { name: 'Undo' }).click(largeListTimeout);
    await expect(count).toHaveText(found, largeListTimeout);
  });
  await test.step('a search in the audit log finds the hold', async () => {
    await page.goto(dashboardAddress('admin'));
    const log = page.getByRole('region', { name: 'Audit log' });
    const count = log.getByRole('status').filter({ hasText: /entries$/ });
    await expect(count).toHaveText(/^\d+ entries$/, largeListTimeout);
    await log.getByRole('searchbox').fill('every line of a list');
    await expect(count).toHaveText(/^\d+ of \d+ entries$/);
    await expect(log.getByRole('region', { name: 'Audit entries' })).toContainText('Every line');
  });
});

/** These lists have at most 10,000 records. Only transactions and notifications can have more. */
const besides = [
  {
    tab: 'contracts',
    label: 'Contracts',
    noun: 'contracts',
    found: 'Petroleum supply 1234',
    by: 'Title',
  },
  { tab: 'clients', label: 'Clients', noun: 'clients', found: '1234', by: 'Company' },
  { tab: 'compliance', label: 'Compliance records', noun: 'clients', found: '1234', by: 'Client' },
] as const;

test('[C2, CL1, CO1, PM2, workspace] 10,000 contracts, clients, compliance records and processes can be searched @deep', async ({
  page,
}) => {
  test.setTimeout(largeListTestTimeoutMs);
  await fillWorkspace(page, 10_000);
  const result = (noun: string) =>
    page.getByRole('status').filter({ hasText: new RegExp(`^[\\d,]+( of [\\d,]+)? ${noun}$`) });
  const search = page.getByRole('searchbox');

  for (const { tab, label, noun, found, by } of besides)
    await test.step(`10,000 ${tab} can be searched and sorted`, async () => {
      await page.goto(`${dashboardAddress('admin', tab)}&view=table`);
      await expect(result(noun)).toHaveText(`10,000 ${noun}`, largeListTimeout);
      const rows = page.getByRole('table', { name: label }).locator('tbody tr:not([aria-hidden])');
      await search.fill(found);
      await expect(result(noun)).toHaveText(`1 of 10,000 ${noun}`);
      await expect(rows).toContainText([found]);
      await search.fill('');
      await expect(result(noun)).toHaveText(`10,000 ${noun}`);

      const header = page.getByRole('columnheader', { name: by });
      const orderNow = () => header.getAttribute('aria-sort');
      const sortBy = async (order: 'ascending' | 'descending') => {
        for (let standing = await orderNow(); standing !== order; standing = await orderNow()) {
          await header.getByRole('button').click();
          await expect.poll(orderNow).not.toBe(standing);
        }
        return rows.first().getByRole('rowheader').textContent();
      };
      const first = (await sortBy('ascending')) ?? '';
      await sortBy('descending');
      await expect(rows.first().getByRole('rowheader')).not.toHaveText(first);
      await expect(rows).toHaveCount(200);
      await page.getByRole('button', { name: 'Show 200 more' }).click();
      await expect(rows).toHaveCount(400);
    });

  await test.step('a search in 10,000 processes finds the matching process', async () => {
    await page.goto(dashboardAddress('admin', 'processes'));
    const list = page.getByRole('list', { name: 'Processes', exact: true });
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', '10000');
    await list.getByRole('button').first().focus();
    await page.keyboard.press('End');
    await expect(list.locator('[aria-posinset="10000"]')).toBeVisible();
    await expectFewRenderedRecords(list.getByRole('listitem'));
    await page.getByRole('button', { name: /^Filter/ }).click();
    await search.fill('0001234 process');
    await expect(result('processes')).toHaveText('1 of 10,000 processes');
  });
});
