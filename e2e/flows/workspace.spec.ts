import type { Page } from '@playwright/test';
import { dashboardAddress, signIn, type DashboardTab } from 'tooling/browser';
import { exportWorkspaceText } from '../core/workspace-file';
import { pauseToasts } from '../core/pause-toasts';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';

const title = 'Storage Agreement, Fujairah';

const created = (page: Page) => page.locator('#dashboard-panel').getByText(title).first();

async function submitContract(page: Page) {
  await page.getByRole('button', { name: 'Create contract' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog.getByLabel('Client').fill('Gulf Horizon Trading');
  await dialog
    .getByRole('button', { name: /create/i })
    .last()
    .click();
}

async function createContract(page: Page) {
  await submitContract(page);
  await expect(created(page)).toBeVisible();
}

async function openWorkspaceData(page: Page) {
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  await expect(page.getByRole('button', { name: 'Reset to sample data' })).toBeVisible();
}

async function resetWorkspace(page: Page) {
  await page.getByRole('button', { name: 'Reset to sample data' }).click();
  await page.getByRole('button', { name: 'Reset workspace' }).click();
  await expect(page.getByText('Workspace reset').first()).toBeVisible();
}

async function chooseFile(page: Page, name: string, buffer: Buffer) {
  const file = { name, mimeType: 'application/json', buffer };
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles(file);
}

async function importFile(page: Page, name: string, buffer: Buffer) {
  await chooseFile(page, name, buffer);
  await page.getByRole('button', { name: 'Replace workspace' }).click();
}

test.beforeEach(async ({ page }) => {
  await pauseToasts(page);
});

test('[workspace] a change and its audit entry are still there after a reload @smoke', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'contracts');
  await createContract(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await page.reload();
  const panel = new DashboardPage(page).panel();
  await expect(panel.getByText(title).first()).toBeVisible();
  await new DashboardPage(page).tab('Overview').click();
  const log = panel.getByRole('region', { name: 'Audit log' });
  await expect(log.getByRole('heading', { name: 'This workspace' })).toBeVisible();
  await expect(log.getByText(title).first()).toBeVisible();
});

test('[workspace] a change and its Undo in one browser tab appear in another without a reload @deep', async ({
  page,
  context,
}) => {
  await openDashboard(page, 'admin', 'notifications');
  const other = await context.newPage();
  await openDashboard(other, 'admin');
  const bell = new DashboardPage(other).bell();
  await expect(bell).toContainText('4');
  await page.getByRole('button', { name: /^Mark all/ }).click();
  await expect(bell).not.toContainText('unread');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(bell).toContainText('4');
  await other.close();
});

test('[workspace] an exported workspace can be imported @deep', async ({ page }) => {
  await openDashboard(page, 'admin', 'contracts');
  await createContract(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await openWorkspaceData(page);
  const exported = Buffer.from(await exportWorkspaceText(page));
  await resetWorkspace(page);
  await importFile(page, 'workspace.json', exported);
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
  await page.goto(dashboardAddress('admin', 'contracts'));
  await expect(new DashboardPage(page).panel().getByText(title).first()).toBeVisible();
});

test('[workspace] importing a file that is not JSON shows a message and changes nothing @deep', async ({
  page,
}) => {
  await signIn(page);
  await openWorkspaceData(page);
  await chooseFile(page, 'broken.json', Buffer.from('not json at all'));
  await expect(
    page.getByText('broken.json could not be imported. No data was changed.'),
  ).toBeVisible();
  await page.goto(dashboardAddress('admin', 'contracts'));
  await expect(new DashboardPage(page).panel().getByText('$78,000,000').first()).toBeVisible();
});

test('[workspace] a failed import leaves all records and audit entries unchanged @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin');
  await openWorkspaceData(page);
  const exported = await exportWorkspaceText(page);
  await page.goto(dashboardAddress('admin', 'contracts'));
  await createContract(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await openWorkspaceData(page);

  await test.step('a record that is nested too deeply is rejected', async () => {
    const nested = `${'['.repeat(5000)}${']'.repeat(5000)}`;
    const broken = exported.replace(/(\["auditEntries",\{)/, `$1"after":${nested},`);
    await chooseFile(page, 'nested.json', Buffer.from(broken));
    await expect(
      page.getByText('nested.json could not be imported. No data was changed.'),
    ).toBeVisible();
    await expect(
      page.getByText(/^Audit entry 1 \(.+\): The record is nested deeper/),
    ).toBeVisible();
  });

  await test.step('an import is rolled back completely if storage runs out at the last write', async () => {
    await page.evaluate(() => {
      const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
        this: IDBObjectStore,
        value: { record?: { action?: string } },
        key?: IDBValidKey,
      ) => IDBRequest<IDBValidKey>;
      IDBObjectStore.prototype.put = function full(value: Parameters<typeof put>[0], key) {
        if (value.record?.action !== 'workspace.import') return put.call(this, value, key);
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await importFile(page, 'workspace.json', Buffer.from(exported));
    await expect(
      page.getByText('This browser’s storage is full. Nothing was changed.').first(),
    ).toBeVisible();
    await expect(page.getByText('Saved in the browser', { exact: true })).toBeVisible();
  });

  await page.goto(dashboardAddress('admin', 'contracts'));
  const panel = new DashboardPage(page).panel();
  await expect(panel.getByText(title).first()).toBeVisible();
  await page.goto(dashboardAddress('admin'));
  const log = panel.getByRole('region', { name: 'Audit log' });
  await expect(log.getByText(title).first()).toBeVisible();
});

test('[workspace] Undo shows an error after another tab has replaced the workspace @deep', async ({
  page,
  context,
}) => {
  await openDashboard(page, 'admin', 'contracts');
  await createContract(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  const other = await context.newPage();
  await openDashboard(other, 'admin');
  await openWorkspaceData(other);
  await resetWorkspace(other);
  const panel = new DashboardPage(page).panel();
  await expect(panel.getByText(title)).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(
    page.getByText('The workspace was replaced in another tab. Your change was not saved.').first(),
  ).toBeVisible();
  await other.close();
});

test('[workspace] if IndexedDB is blocked, one notice appears and the workspace continues in memory', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
  });
  await openDashboard(page, 'admin', 'contracts');
  const notice = page.getByText(/does not allow Trustfold to save data/);
  await expect(notice).toHaveCount(1);
  await createContract(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export workspace' }).click();
  expect((await download).suggestedFilename()).toMatch(/^trustfold-workspace.*\.ndjson\.gz$/);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(notice).toHaveCount(0);
});

test('[workspace] if storage is full, a message appears and the new contract remains in memory @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'contracts');
  await expect(new DashboardPage(page).panel().getByText('$78,000,000').first()).toBeVisible();
  await page.evaluate(() => {
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    IDBObjectStore.prototype.put = refuse;
    IDBObjectStore.prototype.add = refuse;
  });
  await submitContract(page);
  await expect(page.getByText(/storage is full/).first()).toBeVisible();
  // After the failed write, the form stays open. A second submission stores the contract only in memory.
  const again = page.getByRole('dialog').getByRole('button', { name: 'Create contract' });
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 2000 });
    await expect(created(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('[workspace] reference mode stores no changes @deep', async ({ page }) => {
  await signIn(page);
  await page.goto('/trustfold/dashboard/admin?tab=contracts&behaviour=reference');
  await createContract(page);
  await page.reload();
  const panel = new DashboardPage(page).panel();
  await expect(panel.getByText('$78,000,000').first()).toBeVisible();
  await expect(panel.getByText(title)).toHaveCount(0);
});

const notOnesOwn = [
  ['regulator', 'contracts', 'Create contract', 'contracts'],
  ['banking', 'processes', 'New Process', 'processes'],
] as const;

for (const [portal, tab, name, records] of notOnesOwn) {
  test(`[R117, policy] a read-only message replaces ${name} in the ${portal} portal @deep`, async ({
    page,
  }) => {
    await openDashboard(page, portal, tab);
    const line = new RegExp(`Read-only: the .+ portal cannot change ${records}\\.`);
    await expect(page.getByText(line)).toBeVisible();
    await expect(page.getByRole('button', { name })).toHaveCount(0);
  });
}

type OwnList = readonly ['client' | 'vendor', DashboardTab, string, string];

/** Columns: portal, tab, a text that must appear, and a text of another company that must not appear. */
const ownLists: readonly OwnList[] = [
  ['client', 'transactions', 'USDT-063', 'WIRE-064'],
  [
    'client',
    'processes',
    'Crude transfer, batch 7, Houston to Rotterdam',
    'AML audit, correspondent accounts',
  ],
  ['client', 'clients', 'Meridian Energy Partners', 'Atlas Drilling Corporation'],
  ['client', 'compliance', 'Meridian Energy Partners', 'Atlas Drilling Corporation'],
  ['vendor', 'contracts', 'No contracts yet', 'Crude Oil Supply Agreement'],
  ['vendor', 'transactions', 'WIRE-061', 'WIRE-064'],
  [
    'vendor',
    'processes',
    'Crude transfer, batch 7, Houston to Rotterdam',
    'AML audit, correspondent accounts',
  ],
  ['vendor', 'clients', 'No clients yet', 'Atlas Drilling Corporation'],
  ['vendor', 'compliance', 'No compliance records yet', 'Atlas Drilling Corporation'],
];

for (const [portal, tab, own, foreign] of ownLists) {
  test(`[R29] the ${portal} portal’s ${tab} tab shows only the user’s company @deep`, async ({
    page,
  }) => {
    await openDashboard(page, portal, tab);
    const panel = new DashboardPage(page).panel();
    const shown = (text: string) => panel.getByText(text, { exact: true });
    await expect(shown(own).first()).toBeVisible();
    await expect(shown(foreign)).toHaveCount(0);
  });
}
