import type { Page } from '@playwright/test';
import type { AuditEntry } from 'shared-kernel/domain/audit';
import { createLogHead, linkEntry } from 'shared-kernel/testing/evidence';
import { dashboardAddress, signIn } from 'tooling/browser';
import {
  readStoredAuditLog,
  changeStoredAuditLog,
  type StoredAuditEntry,
  type AuditLogChanges,
} from '../core/stored-log';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';

async function fourEntries(page: Page): Promise<AuditLogPage> {
  await signIn(page);
  await page.goto(dashboardAddress('regulator'));
  const audit = new AuditLogPage(page);
  for (const count of [1, 2, 3, 4]) {
    const download = page.waitForEvent('download');
    await audit.button('Export CSV').click();
    await download;
    await expect(audit.entries().filter({ hasText: 'Exported the audit log' })).toHaveCount(count);
  }
  return audit;
}

type Log = readonly [StoredAuditEntry, StoredAuditEntry, StoredAuditEntry, StoredAuditEntry];

const changed = (kept: StoredAuditEntry, changes: Partial<AuditEntry>): StoredAuditEntry => ({
  ...kept,
  record: { ...kept.record, ...changes },
});

const added = (kept: StoredAuditEntry, record: AuditEntry): StoredAuditEntry => ({
  ...kept,
  key: record.id,
  record,
});

const otherId = 'AU-1721638800000-9999-forgery';

interface ByHand {
  readonly what: string;
  readonly change: (log: Log) => AuditLogChanges;
  readonly title: string;
  readonly text: string;
}

const byHand: readonly ByHand[] = [
  {
    what: 'an entry was changed',
    change: ([, second]) => ({ put: [changed(second, { actor: 'Somebody Else' })] }),
    title: 'Invalid at entry 2',
    text: 'Entry 2 was changed after it was written. Entry details: Somebody Else, Exported the audit log,',
  },
  {
    what: 'the last entry was changed',
    change: ([, , , last]) => ({ put: [changed(last, { note: 'Exported nothing' })] }),
    title: 'Invalid at entry 4',
    text: 'Entry 4 was changed after it was written. Entry details: Claire Dubois, Exported the audit log,',
  },
  {
    what: 'an entry was removed',
    change: ([, second]) => ({ remove: [second.key] }),
    title: 'Invalid at entry 2',
    text: 'Entry 2 was removed.',
  },
  {
    what: 'the last entry was removed',
    change: ([, , , last]) => ({ remove: [last.key] }),
    title: 'Invalid at entry 4',
    text: 'Entry 4 was removed.',
  },
  {
    what: 'two entries took each other’s places',
    change: ([, second, third]) => ({
      put: [changed(second, { seq: 3 }), changed(third, { seq: 2 })],
    }),
    title: 'Invalid at entry 2',
    text: 'The order of entries was changed from entry 2 onward.',
  },
  {
    what: 'an entry was added in the place of another',
    change: ([, second]) => ({
      put: [
        added(second, {
          ...second.record,
          id: otherId,
          actor: 'Somebody Else',
          prev: '0'.repeat(64),
        }),
      ],
    }),
    title: 'Invalid at entry 2',
    text: 'Entry 2 was added manually. Entry details: Somebody Else, Exported the audit log,',
  },
  {
    what: 'an entry was added that follows the last',
    change: ([, , , last]) => ({
      put: [added(last, linkEntry({ ...last.record, id: otherId }, createLogHead(last.record)))],
    }),
    title: 'Invalid at entry 5',
    text: 'Entry 5 was added manually.',
  },
  {
    what: 'an entry was added without a place',
    change: ([, , , last]) => ({
      put: [added(last, { ...last.record, id: otherId, seq: undefined, prev: undefined })],
    }),
    title: 'Invalid before entry 1',
    text: 'An entry was added outside the chain.',
  },
];

for (const { what, change, title, text } of byHand) {
  test(`[evidence] Verify shows where the audit log was tampered with: ${what} @deep`, async ({
    page,
  }) => {
    const audit = await fourEntries(page);
    const chained = await readStoredAuditLog(page);
    const [first, second, third, last] = chained;
    if (!first || !second || !third || !last) throw new Error('The log is too short.');
    expect(chained).toHaveLength(4);
    await audit.button('Verify').click();
    await expect(audit.log().getByText('Verified through entry 4.')).toBeVisible();

    await changeStoredAuditLog(page, change([first, second, third, last]));
    await page.reload();
    await audit.button('Verify').click();
    await expect(audit.log().getByText(title, { exact: true })).toBeVisible();
    await expect(audit.log().getByText(text)).toBeVisible();
    await expect(audit.log().getByText(/^Verified through/)).toHaveCount(0);
  });
}
