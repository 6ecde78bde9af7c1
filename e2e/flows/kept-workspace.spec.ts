import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { BrowserContextOptions, Page } from '@playwright/test';
import { dashboardAddress, signIn } from 'tooling/browser';
import { exportedWorkspace, withoutSavePicker } from '../core/workspace-file';
import { expect, test as base } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { DashboardPage } from '../pages/dashboard.page';

/** What an earlier version wrote on 26 November 2026: its sample, a contract created and all notifications read. */
const kept = (file: string) => readFileSync(join(import.meta.dirname, '../core/kept', file));
const file = kept('908b4ee.ndjson.gz');
const created = 'Storage Agreement, Fujairah';

type State = Exclude<BrowserContextOptions['storageState'], string | undefined>;

type Records = ReadonlyMap<string, Record<string, unknown>>;

/** The records of a workspace's file by collection and id. */
const recordsIn = (lines: string): Records =>
  new Map(
    lines.split('\n').flatMap((line) => {
      const [, collection, text] = /^\["(\w+)",(\{.*\})\]$/.exec(line) ?? [];
      if (collection === undefined || text === undefined) return [];
      const record = JSON.parse(text) as Record<string, unknown>;
      return [[`${collection} ${String(record.id)}`, record]];
    }),
  );

const before = recordsIn(gunzipSync(file).toString());

async function openPreferences(page: Page) {
  await withoutSavePicker(page);
  await signIn(page);
  await page.goto('/trustfold/dashboard/admin?tab=profile&section=preferences');
}

/** Every stored record is there with each of its fields, next to records that were added since. */
async function expectAllKept(page: Page, expected: Records) {
  const now = recordsIn(await exportedWorkspace(page));
  expect(expected.size).toBeGreaterThan(100);
  for (const [key, record] of expected) expect.soft(now.get(key) ?? {}, key).toMatchObject(record);
  const dashboard = new DashboardPage(page);
  await dashboard.tab('Contracts').click();
  await expect(dashboard.panel().getByText(created).first()).toBeVisible();
  await expect(dashboard.bell()).not.toContainText('unread');
}

const test = base.extend({ beginning: '2026-11-26T12:00:00.000Z' });

const opened = test.extend({
  storageState: async ({ product }, use) => {
    const state = JSON.parse(gunzipSync(kept('908b4ee.state.json.gz')).toString()) as State;
    const { origin } = new URL(product.url);
    await use({ ...state, origins: state.origins.map((one) => ({ ...one, origin })) });
  },
});

opened('[workspace] a workspace of an earlier version opens with all records', async ({ page }) => {
  await openPreferences(page);
  await expectAllKept(page, before);
  await page.goto(dashboardAddress('admin'));
  const audit = new AuditLogPage(page);
  await audit.button('Verify').click();
  await expect(audit.log().getByText(/^Sound up to entry/)).toBeVisible();
  await expect(
    audit.log().getByText(/the 13 entries before are unchanged since the seal/),
  ).toBeVisible();
});

test('[workspace] an export file of an earlier version is imported with all records', async ({
  page,
}) => {
  await openPreferences(page);
  await page.locator('input[type=file][aria-label="Workspace file"]').setInputFiles({
    name: 'workspace.ndjson.gz',
    mimeType: 'application/gzip',
    buffer: file,
  });
  await page.getByRole('button', { name: 'Replace workspace' }).click();
  await expect(page.getByText('Workspace imported').first()).toBeVisible();
  // The log is of the workspace that wrote it, and stays in the file.
  await expectAllKept(
    page,
    new Map([...before].filter(([key]) => !key.startsWith('auditEntries '))),
  );
});
