import type { Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { exportWorkspaceText } from '../core/workspace-file';
import { pauseToasts } from '../core/pause-toasts';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { DashboardPage } from '../pages/dashboard.page';

const title = 'Storage Agreement, Fujairah';

async function createContract(page: Page): Promise<void> {
  await openDashboard(page, 'admin', 'contracts');
  await page.getByRole('button', { name: 'Create contract' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Title').fill(title);
  await dialog
    .getByRole('button', { name: /create/i })
    .last()
    .click();
  await expect(new DashboardPage(page).panel().getByText(title).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
}

async function openData(page: Page): Promise<void> {
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  await expect(page.getByRole('button', { name: 'Reset to sample data' })).toBeVisible();
}

async function workAndOpenData(page: Page): Promise<void> {
  await createContract(page);
  await openData(page);
}

async function pressReset(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reset to sample data' }).click();
  await page.getByRole('button', { name: 'Reset workspace' }).click();
}

const restore = (page: Page, before: string) =>
  page.getByRole('button', { name: new RegExp(`^Restore the state before the ${before}, `) });

test.beforeEach(async ({ page }) => {
  await pauseToasts(page);
});

test('[R96, audit] the state before a reset can be restored from every browser tab, and the audit log continues @smoke @deep', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await pauseToasts(other);
  await createContract(other);
  const panel = new DashboardPage(other).panel();
  await signIn(page);
  await openData(page);
  await expect(page.getByText(/^No restore points yet\. One is created/)).toBeVisible();

  await pressReset(page);
  await expect(page.getByText('Workspace reset').first()).toBeVisible();
  await expect(panel.getByText(title)).toHaveCount(0);
  await page.reload();
  await restore(page, 'reset').click();
  await page.getByRole('button', { name: 'Restore workspace' }).click();
  await expect(page.getByText('Workspace restored').first()).toBeVisible();
  await expect(panel.getByText(title).first()).toBeVisible();
  await expect(restore(page, 'restore')).toBeVisible();
  await other.close();

  await new DashboardPage(page).tab('Overview').click();
  const log = new DashboardPage(page).panel().getByRole('region', { name: 'Audit log' });
  await expect(log.getByText('Restored the workspace').first()).toBeVisible();
  await expect(log.getByText('Created the contract').first()).toBeVisible();
  await expect(log.getByText('Reset the workspace').first()).toBeVisible();
});

test('[R96, audit] the state before an import can be restored, and the audit log can be verified @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'profile');
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  const buffer = Buffer.from(await exportWorkspaceText(page));
  await workAndOpenData(page);

  const file = { name: 'workspace.json', mimeType: 'application/json', buffer };
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
  await page.goto(dashboardAddress('admin', 'contracts'));
  const panel = new DashboardPage(page).panel();
  await expect(panel.getByText('$78,000,000').first()).toBeVisible();
  await expect(panel.getByText(title)).toHaveCount(0);

  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
  await restore(page, 'import').click();
  await page.getByRole('button', { name: 'Restore workspace' }).click();
  await expect(page.getByText('Workspace restored').first()).toBeVisible();
  await page.goto(dashboardAddress('admin', 'contracts'));
  await expect(panel.getByText(title).first()).toBeVisible();

  await page.goto(dashboardAddress('admin'));
  const audit = new AuditLogPage(page);
  for (const line of ['Created the contract', 'Imported a workspace', 'Restored the workspace']) {
    await expect(audit.entries().filter({ hasText: line }).first()).toBeVisible();
  }
  await audit.button('Verify').click();
  await expect(audit.log().getByText(/^Verified through entry/)).toBeVisible();
});

test('[R96] if there is no space for a restore point, the workspace is reset only after the user confirms @deep', async ({
  page,
}) => {
  await workAndOpenData(page);
  await page.evaluate(() => {
    const put = Reflect.get(IDBObjectStore.prototype, 'put') as (
      this: IDBObjectStore,
      value: unknown,
      key?: IDBValidKey,
    ) => IDBRequest<IDBValidKey>;
    IDBObjectStore.prototype.put = function full(value: unknown, key) {
      if (this.name !== 'states') return put.call(this, value, key);
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const dialog = page.getByRole('dialog');
  const warning = dialog.getByText(/^There is no space for a restore point/);
  await pressReset(page);
  await expect(warning).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toHaveCount(0);

  await pressReset(page);
  await dialog.getByRole('button', { name: 'Continue without a restore point' }).click();
  await expect(page.getByText('Workspace reset').first()).toBeVisible();
  await expect(page.getByText(/^No restore points yet\./)).toBeVisible();
});
