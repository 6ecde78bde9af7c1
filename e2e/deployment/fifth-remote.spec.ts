import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dashboardAddress, signIn } from 'tooling/browser';
import { saveScreenshot } from '../core/save-screenshot';
import { expect, test as base } from '../core/test';
import { DashboardPage } from '../pages/dashboard.page';
import { computeTimeoutMs } from './services/hang-limits';
import { createRemoteVariant } from './services/new-remote';
import { environment, createFolderStage, requireSuccess, type Stage } from './services/stage';

const name = 'test-invoices';
const label = 'Test Invoices';
const nine = [
  'Overview',
  'Processes',
  'Transactions',
  'Clients',
  'Compliance',
  'Contracts',
  'Notifications',
  'Profile',
  'Analytics',
];

const test = base.extend<{ stage: Stage & { readonly store: string } }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from it that nothing is needed.
  stage: async ({}, use) => {
    const stage = await createFolderStage();
    await use(stage);
    await stage.stop();
  },
  product: async ({ stage }, use) => use(stage.product),
});
test.describe.configure({ timeout: computeTimeoutMs(45) });

test('[F3, R111, R112, federation] a new remote adds its tab, link, search entry, records and a command without a new release of the shell @deep', async ({
  page,
  stage,
}) => {
  const made = await createRemoteVariant(name);
  const shellPage = () => readFile(join(stage.store, 'env', environment, 'index.html'), 'utf8');
  const before = await shellPage();
  const dashboard = new DashboardPage(page);
  const address = `${dashboardAddress('admin')}?tab=${name}`;
  const heading = page.getByRole('heading', { level: 2, name: label, exact: true });
  const missing = page.getByRole('status', { name: 'Page not available' });
  const note = page.getByRole('row', { name: 'Call the customs office' });
  await signIn(page);

  await test.step('before its release, the new tab is missing and its URL shows that the page does not exist', async () => {
    await page.goto(address);
    await expect(missing).toContainText(/The page “test-invoices” does not exist/);
    await expect(dashboard.tabs()).toHaveText(nine);
  });

  await test.step('after its release, the new tab is the tenth and opens by URL', async () => {
    await requireSuccess(stage.release(name, '--dist', made.folder));
    await page.goto(address);
    await expect(heading).toBeVisible();
    await expect(dashboard.tabs()).toHaveText([...nine, label]);
    await expect(dashboard.tab(label)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('the new tab lists its sample records, and its command adds a record', async () => {
    await expect(page.getByRole('row', { name: 'The first note' })).toBeVisible();
    await page.getByRole('textbox', { name: 'New note' }).fill('Call the customs office');
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(note).toBeVisible();
    await page.reload();
    await expect(note).toBeVisible();
    await saveScreenshot(page, 'fifth-remote');
  });

  await test.step('the new tab opens by click and from the search', async () => {
    await dashboard.tab('Contracts').click();
    await expect(heading).toHaveCount(0);
    await dashboard.tab(label).click();
    await expect(heading).toBeVisible();
    await dashboard.tab('Overview').click();
    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox', { name: 'Search Trustfold' }).fill('invoices');
    await page.getByRole('option', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`tab=${name}`));
    await expect(heading).toBeVisible();
    expect(await shellPage()).toBe(before);
    await requireSuccess(stage.release('verify'));
  });

  await test.step('after a remote is removed, its tab and page no longer exist, but its records are still stored', async () => {
    await requireSuccess(stage.release('remove', name));
    await page.goto(address);
    await expect(missing).toContainText(/The page “test-invoices” does not exist/);
    await expect(dashboard.tabs()).toHaveText(nine);
    await page.goto(`${dashboardAddress('admin')}?tab=profile&section=preferences`);
    await expect(page.getByText(/^3 records of test-invoices\.notes, version 1,/)).toBeVisible();
    await saveScreenshot(page, 'unshown-records');
  });

  await test.step('a rollback restores the new tab with its records', async () => {
    await requireSuccess(stage.release('rollback', name));
    await page.goto(address);
    await expect(heading).toBeVisible();
    await expect(note).toBeVisible();
  });
  await made.remove();
});
