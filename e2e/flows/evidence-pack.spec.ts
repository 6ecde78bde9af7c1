import { spawnSync } from 'node:child_process';
import { readFile, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessible';
import { startCountingEffort, readEffort } from '../pages/count-effort';
import { openDashboard } from '../core/open-dashboard';
import { expect, test } from '../core/test';
import { AuditLogPage } from '../pages/audit-log.page';
import { ContractsPage } from '../pages/contracts.page';

const script = join(import.meta.dirname, '../../docs/verify-pack.mjs');

/** Runs the verification script for an evidence pack. The script needs neither a network nor a browser. */
async function verifiedOffline(path: string, pack: Buffer) {
  await writeFile(path, pack);
  const { status, stdout } = spawnSync(process.execPath, [script, path], { encoding: 'utf8' });
  return { status, stdout };
}

function without(pack: Buffer, member: string): Buffer {
  const end = pack.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  const from = pack.lastIndexOf(member, end) - 46;
  const lengths = [28, 30, 32].map((field) => pack.readUInt16LE(from + field));
  const to = from + 46 + lengths.reduce((sum, length) => sum + length, 0);
  const tail = Buffer.from(pack.subarray(end));
  for (const field of [8, 10]) tail.writeUInt16LE(tail.readUInt16LE(field) - 1, field);
  tail.writeUInt32LE(tail.readUInt32LE(12) - (to - from), 12);
  return Buffer.concat([pack.subarray(0, from), pack.subarray(to, end), tail]);
}

async function verify(page: Page, name: string, content: Buffer | string) {
  const dialog = page.getByRole('dialog', { name: 'Verify a file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles(
      typeof content === 'string'
        ? content
        : { name, mimeType: 'application/zip', buffer: content },
    );
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  return dialog;
}

test('[evidence] a regulator can download a client’s evidence pack in 4 clicks, and verify it offline and in the product @download @deep', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('pack.zip');
  const pack = await test.step('the evidence pack downloads', async () => {
    await openDashboard(page, 'regulator');
    await expect(page.getByRole('tab', { name: 'Clients' })).toBeVisible();
    await startCountingEffort(page);
    await page.getByRole('tab', { name: 'Clients' }).click();
    await page.getByRole('button', { name: 'View profile of Meridian Energy Partners' }).click();
    const handedOut = page.waitForEvent('download');
    await page
      .getByRole('group', { name: 'Client actions' })
      .getByRole('button', { name: 'More' })
      .click();
    await page.getByRole('menuitem', { name: 'Evidence pack' }).click();
    const download = await handedOut;
    expect(download.suggestedFilename()).toMatch(/^evidence-pack_client-meridian-.*\.zip$/);
    await expect(page.getByText(/^\d+ files, \d+ items missing$/)).toBeVisible();
    expect((await readEffort(page)).clicks).toBeLessThanOrEqual(4);
    return readFile(await download.path());
  });
  const shorter = without(pack, 'decisions.json');

  await test.step('the script verifies the pack and names a missing file', async () => {
    expect(await verifiedOffline(path, pack)).toEqual({
      status: 0,
      stdout: expect.stringMatching(/^Meridian Energy Partners: [^]*files are unchanged\.$/m),
    });
    expect(await verifiedOffline(path, shorter)).toEqual({
      status: 1,
      stdout: expect.stringContaining('\nremoved: decisions.json\n'),
    });
  });

  await test.step('the product’s verification reports the same results as the script', async () => {
    await new ContractsPage(page).goto({ query: { do: 'verify-file' } });
    const dialog = await verify(page, 'pack.zip', pack);
    await expect(dialog.getByText('Valid, unchanged since export')).toBeVisible();
    await expect(dialog.getByText('Valid signature', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await verify(page, 'shorter.zip', shorter);
    await expect(dialog.getByText('1 file is missing.')).toBeVisible();
    await expect(
      dialog.getByRole('list', { name: 'Files that differ from the export' }),
    ).toContainText('decisions.json');
    await expectAccessible(page);
  });

  await test.step('a file that is not an evidence pack is rejected with the reason', async () => {
    const dialog = await verify(page, 'note.zip', Buffer.from('no ZIP'));
    await expect(dialog.getByText('This is not a ZIP file, or it is damaged.')).toBeVisible();
    const forged = Buffer.from(pack);
    const at = forged.indexOf('"exportedBy": "') + '"exportedBy": "'.length;
    forged[at] = 'X'.charCodeAt(0);
    await verify(page, 'forged.zip', forged);
    await expect(dialog.getByText(/^The manifest is forged: its signature/)).toBeVisible();
    await truncate(path, 60_000_000);
    await verify(page, 'large.zip', path);
    await expect(dialog.getByText('The file is larger than 50 MB.')).toBeVisible();
  });

  await test.step('the audit log contains the export', async () => {
    await openDashboard(page);
    await expect(new AuditLogPage(page).entries().first()).toContainText(
      'Exported the evidence pack',
    );
  });
});
