import type { Page } from '@playwright/test';
import { deepTagIf } from '../core/deep-tag-if';
import { pauseToasts } from '../core/pause-toasts';
import { expect, test } from '../core/test';
import { ContractsPage } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';

const title = 'Storage Agreement, Fujairah';

type Fault = 'exceeds the storage quota' | 'is aborted';

/**
 * Makes every later write fail, either because storage is full or because the transaction aborts. Only commands write
 * with `strict` durability, so the sample data is still stored.
 */
const failWrites = (page: Page, fault: Fault) =>
  page.evaluate((how) => {
    const { prototype } = IDBObjectStore;
    const put = Reflect.get<IDBObjectStore, 'put'>(prototype, 'put');
    const watched = new WeakSet<IDBTransaction>();

    const abortAtItsEnd = (store: IDBObjectStore) => {
      const { transaction } = store;
      if (watched.has(transaction)) return;
      watched.add(transaction);
      const own = new WeakSet<EventTarget>();
      const askOnce = (then: () => void) => {
        const request = store.count();
        own.add(request);
        request.onsuccess = then;
      };
      let answered = 0;
      const look = ({ target }: Event) => {
        if (target === null || own.has(target)) return;
        answered += 1;
        const before = answered;
        // IndexedDB handles requests in order. If no other request succeeds between these two `count` requests, the
        // transaction has no more work and is aborted.
        askOnce(() =>
          askOnce(() => {
            if (answered === before) transaction.abort();
          }),
        );
      };
      transaction.addEventListener('success', look, true);
    };

    let hasBegun = false;
    prototype.put = function refused(...given) {
      hasBegun ||= this.transaction.durability === 'strict';
      if (hasBegun && how === 'exceeds the storage quota')
        throw new DOMException('full', 'QuotaExceededError');
      if (hasBegun) abortAtItsEnd(this);
      return put.apply(this, given);
    };
  }, fault);

const faults = [
  {
    what: 'exceeds the storage quota',
    said: 'This browser’s storage is full. Nothing was changed.',
    goesOn: /storage is full\. Closing this page discards your changes/,
  },
  {
    what: 'is aborted',
    said: 'This browser’s storage failed. Nothing was changed.',
    goesOn: /storage failed\. Closing this page discards your changes/,
  },
] as const;

async function createContract(contracts: ContractsPage): Promise<void> {
  const dialog = contracts.dialog('Create contract');
  await dialog.getByRole('button', { name: 'Create contract' }).click();
}

for (const { what, said, goesOn } of faults) {
  test(`[workspace, E3] a change whose write ${what} is reported as not saved, without a success message${deepTagIf(what === 'exceeds the storage quota')}`, async ({
    page,
  }) => {
    await pauseToasts(page);
    const contracts = new ContractsPage(page);
    await contracts.goto();
    await contracts.create().click();
    const dialog = contracts.dialog('Create contract');
    await dialog.getByLabel('Title').fill(title);
    await dialog.getByLabel('Client').fill('Gulf Horizon Trading');
    await failWrites(page, what);
    await createContract(contracts);

    await test.step('the page reports the failed write and does not clear the typed text', async () => {
      await expect(contracts.toast().getByText('Not saved')).toBeVisible();
      await expect(contracts.toast().getByText(said)).toBeVisible();
      await expect(dialog.getByLabel('Title')).toHaveValue(title);
      await expect(contracts.card(title)).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0);
      await expect(contracts.toast().getByText(/created/i)).toHaveCount(0);
    });

    await test.step('the page says that changes are no longer stored', async () => {
      await expect(page.getByRole('status').filter({ hasText: goesOn })).toBeVisible();
    });

    await test.step('later changes last until the page closes', async () => {
      await createContract(contracts);
      await expect(contracts.card(title)).toBeVisible();
      await expect(contracts.card(title)).toHaveCount(1);
    });

    await test.step('a reload shows the stored data, and the audit log has no entry for the unsaved change', async () => {
      await page.reload();
      await expect(contracts.card('Crude Oil Supply Agreement')).toBeVisible();
      await expect(contracts.card(title)).toHaveCount(0);
      const dashboard = new DashboardPage(page);
      await dashboard.tab('Overview').click();
      const log = dashboard.panel().getByRole('region', { name: 'Audit log' });
      await expect(log.getByRole('listitem').first()).toBeVisible();
      await expect(log.getByText(title)).toHaveCount(0);
    });
  });
}
