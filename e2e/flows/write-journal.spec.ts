import type { Page } from '@playwright/test';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import type { Contract } from 'shared-kernel/domain/contract';
import { linkEntry } from 'shared-kernel/testing/evidence';
import { keptLog, keptRecords } from '../core/kept-log';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { ContractsPage, sample } from '../pages/contracts.page';
import { DashboardPage } from '../pages/dashboard.page';

const { id, title } = sample.drillingRights;
const forgedTitle = 'Forged by hand';

interface Forgery {
  readonly contract: object;
  /** A line that fits the change and follows the log's last, as one of the vendor's portal. */
  readonly line: object;
}

/** Has the makings of a write that nobody made: a contract under another title, and a line for it. */
async function forgery(page: Page): Promise<Forgery> {
  const kept = (await keptRecords(page, 'contracts')).find(({ key }) => key === id);
  if (!kept) throw new Error('The contract is not kept.');
  const { record: before, revision } = kept;
  const next: Contract = { ...before, title: forgedTitle };
  const entry: AuditEntry = {
    id: 'AU-1721638800000-9999-forgery',
    at: '2024-07-22T09:00:00.000Z',
    actor: 'Somebody Else',
    portal: 'vendor',
    action: 'contract.edit',
    label: 'Edited the contract',
    subject: { collection: 'contracts', id, label: title },
  };
  const line = { collection: 'auditEntries', key: entry.id, next: linkEntry(entry, undefined) };
  const contract = { collection: 'contracts', key: id, base: { record: before, revision }, next };
  return { contract, line };
}

/** Puts an entry of the write journal into the browser's storage, as a page that is left notes its writes. */
const putNote = (page: Page, ...changes: object[]) =>
  page.evaluate(
    (text) => localStorage.setItem('tf_unsaved:trustfold:1-2', text),
    JSON.stringify({ version: 1, changes }),
  );

/** On a page of the contracts that has just been loaded. */
async function expectRefused(page: Page, reason: RegExp): Promise<void> {
  await expect(new ContractsPage(page).card(title)).toBeVisible();
  await expect(page.getByText(forgedTitle)).toHaveCount(0);

  await new DashboardPage(page).tab('Overview').click();
  const audit = new AuditLogPage(page);
  await expect(audit.entries().first()).toContainText(
    'Refused the unfinished save of a closed page',
  );
  await expect(audit.entries().first()).toContainText(reason);
  await expect(audit.entries().filter({ hasText: 'Somebody Else' })).toHaveCount(0);
  await audit.button('Verify').click();
  await expect(audit.log().getByText(/^Verified through entry/)).toBeVisible();
  const chained = await keptLog(page);
  expect(
    chained.filter(({ record }) => record.action === 'workspace.refuseLeftWrite'),
  ).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContainEqual(
    expect.stringMatching(/^tf_unsaved/),
  );
}

test('[evidence, policy] a forged entry of the write journal of a portal that may not do it changes nothing, and the log says so @deep', async ({
  page,
}) => {
  await openDashboard(page, 'admin', 'contracts');
  await expect(new ContractsPage(page).card(title)).toBeVisible();
  const { contract, line } = await forgery(page);
  await putNote(page, contract, line);
  await page.reload();
  await expectRefused(page, /It was done as Vendor\./);
});

test('[evidence, policy] a forged entry that another tab puts in is refused by the tab that is open @deep', async ({
  page,
  context,
}) => {
  await openDashboard(page, 'admin');
  const audit = new AuditLogPage(page);
  await expect(audit.entries().first()).toBeVisible();
  const other = await context.newPage();
  await openDashboard(other, 'admin', 'contracts');
  await expect(new ContractsPage(other).card(title)).toBeVisible();
  const { contract } = await forgery(other);
  await putNote(other, contract);
  await expect(audit.entries().first()).toContainText(
    'Refused the unfinished save of a closed page',
  );
  await other.reload();
  await expectRefused(other, /It has no line for the log/);
  await other.close();
});
