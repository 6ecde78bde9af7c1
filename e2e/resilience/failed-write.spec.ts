import type { Page } from '@playwright/test';
import { dashboardAddress } from 'tooling/drive';
import { holdToasts } from '../core/hold-toasts';
import { expect, test } from '../core/test';
import { ContractsPage } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';

const title = 'Storage Agreement, Fujairah';

/**
 * From here on every write is taken back as it would have been kept: each of its requests has succeeded by then.
 */
const takeBack = (page: Page) =>
  page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const put = Reflect.get<IDBObjectStore, 'put'>(prototype, 'put');
    const counts = new Map<IDBTransaction, number>();
    prototype.put = function refused(...given) {
      const { transaction } = this;
      const own = (counts.get(transaction) ?? 0) + 1;
      counts.set(transaction, own);
      const request = put.apply(this, given);
      // So often is something else asked of it that whoever writes has nothing more to ask.
      const abortAfter = (rounds: number) => {
        if (counts.get(transaction) !== own) return;
        if (rounds === 0) transaction.abort();
        else this.count().onsuccess = () => abortAfter(rounds - 1);
      };
      request.addEventListener('success', () => abortAfter(20));
      return request;
    };
  });

/** From here on the browser has no room for any write. */
const leaveNoRoom = (page: Page) =>
  page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    Object.assign(IDBObjectStore.prototype, { put: refuse, add: refuse });
  });

const faults = [
  {
    what: 'finds no room',
    begin: leaveNoRoom,
    said: 'This browser’s storage is full. Nothing was changed.',
    goesOn: /storage is full\. Changes last until you close this page/,
  },
  {
    what: 'is broken off',
    begin: takeBack,
    said: 'This browser’s storage failed. Nothing was changed.',
    goesOn: /storage failed\. Changes last until you close this page/,
  },
];

async function createContract(contracts: ContractsPage): Promise<void> {
  const dialog = contracts.dialog('Create contract');
  await dialog.getByRole('button', { name: 'Create Contract' }).click();
}

for (const { what, begin, said, goesOn } of faults) {
  test(`[workspace, E3] a change whose write ${what} is said to be not saved, and nothing says otherwise`, async ({
    page,
  }) => {
    await holdToasts(page);
    const contracts = new ContractsPage(page);
    await contracts.goto();
    await contracts.create().click();
    const dialog = contracts.dialog('Create contract');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Client').fill('Gulf Horizon Trading');
    await begin(page);
    await createContract(contracts);

    await test.step('it is said, and what was typed is still there', async () => {
      await expect(contracts.toast().getByText('Not saved')).toBeVisible();
      await expect(contracts.toast().getByText(said)).toBeVisible();
      await expect(dialog.getByLabel('Title')).toHaveValue(title);
      await expect(contracts.card(title)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await expect(contracts.toast().getByText(/created/i)).toHaveCount(0);
    });

    await test.step('the page says that it goes on without storage, before anything is done there', async () => {
      await expect(page.getByRole('status').filter({ hasText: goesOn })).toBeVisible();
    });

    await test.step('what is done there is done, for as long as the page lasts', async () => {
      await createContract(contracts);
      await expect(contracts.card(title)).toBeVisible();
      await expect(contracts.card(title)).toHaveCount(1);
    });

    await test.step('a reload has what was kept, and the log no line of what was not', async () => {
      await page.reload();
      await expect(contracts.card('Crude Oil Supply Agreement')).toBeVisible();
      await expect(contracts.card(title)).toHaveCount(0);
      await page.goto(dashboardAddress('admin'));
      const log = new DashboardPage(page).panel().getByRole('region', { name: 'Audit log' });
      await expect(log.getByRole('listitem').first()).toBeVisible();
      await expect(log.getByText(title)).toHaveCount(0);
    });
  });
}
