import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../core/accessible';
import { chooseOption } from '../core/choose-option';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

const { id } = sampleContracts.equipmentLease;

async function verify(page: Page, name: string, buffer: Buffer) {
  const dialog = page.getByRole('dialog', { name: 'Verify a file' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  await dialog.getByRole('button', { name: 'Verify', exact: true }).click();
  return dialog;
}

/** Returns the output of poppler’s `pdfsig` for a file, or `undefined` if `pdfsig` is not installed. */
async function pdfsig(path: string, file: Buffer): Promise<string | undefined> {
  await writeFile(path, file);
  const { stdout, error } = spawnSync('pdfsig', [path], { encoding: 'utf8' });
  return error ? undefined : stdout;
}

test('[signatures] a signed contract can be downloaded and verified, and a changed byte is detected @download @deep', async ({
  page,
}, testInfo) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: id } });
  const handedOut = page.waitForEvent('download');
  await contracts.button('Signed PDF', contracts.actions()).click();
  const download = await handedOut;
  expect(download.suggestedFilename()).toBe(`${id} signed.pdf`);
  const file = await readFile(await download.path());

  await test.step('pdfsig confirms both signatures', async () => {
    const found = await pdfsig(testInfo.outputPath('signed.pdf'), file);
    if (found === undefined) return;
    expect(found.match(/Signature is Valid/g)).toHaveLength(2);
    expect(found).toContain('Certificate issuer is unknown');
  });

  await contracts.goto({ query: { do: 'verify-file' } });
  const dialog = await verify(page, 'signed.pdf', file);
  await expect(dialog.getByText('Valid, unchanged since signing')).toBeVisible();
  const signatures = dialog.getByRole('list', { name: 'Signatures' });
  await expect(signatures.getByText('Unchanged', { exact: true })).toHaveCount(2);
  await expect(dialog).toContainText(`${id}: signed`);
  await expectAccessible(page);

  await test.step('a changed byte is detected', async () => {
    const changed = Buffer.from(file);
    changed[changed.indexOf('/MediaBox') + 1] = 0x6d;
    await verify(page, 'changed.pdf', changed);
    await expect(dialog.getByText('The file differs from the signed file.')).toBeVisible();
  });

  await test.step('a file that is not a signed PDF is rejected with the reason', async () => {
    await verify(page, 'note.pdf', Buffer.from('no PDF'));
    await expect(
      dialog.getByText('The file is not a PDF or is damaged. Choose another file.'),
    ).toBeVisible();
    await verify(page, 'empty.pdf', Buffer.alloc(0));
    await expect(dialog.getByText('The file is empty.')).toBeVisible();
    await verify(page, 'large.pdf', Buffer.alloc(25_000_001));
    await expect(dialog.getByText('The file is larger than 25 MB.')).toBeVisible();
  });
});

test('[signatures] a PDF that was signed in another browser is reported as unchanged and as signed with an unknown key @download @deep', async ({
  page,
  browser,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto({ query: { contract: id } });
  const handedOut = page.waitForEvent('download');
  await contracts.button('Signed PDF', contracts.actions()).click();
  const file = await readFile(await (await handedOut).path());
  const other = await browser.newPage({ baseURL: new URL(page.url()).origin });
  await new ContractsPage(other).goto({ query: { do: 'verify-file' } });
  const dialog = await verify(other, 'signed.pdf', file);
  await expect(dialog.getByText('Unchanged, unknown key')).toHaveCount(2);
  await other.context().close();
});

const onBehalf = (name: string, step = 'a signature') => `Record ${step} on behalf of ${name}`;

const parties = [
  ['Sigrid Halvorsen', 'Signatory'],
  ['Kenji Mori', 'Signatory'],
  ['Ada Lind', 'Signatory'],
  ['Ines Duarte', 'Approver'],
  ['Tomasz Nowak', 'Witness'],
] as const;

test('[signatures] three people sign, one approves and one witnesses; a person who declined signs the resent envelope @download @deep', async ({
  page,
}, testInfo) => {
  test.slow();
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.review('Charter of five');
  await contracts.more('DocuSign');
  const envelope = contracts.dialog(/^DocuSign/);

  await test.step('an envelope can be sent for signing in any order', async () => {
    for (const [index, [name, part]] of parties.entries()) {
      if (index > 0) await contracts.button('Add signatory').click();
      const row = page.getByRole('group', { name: `Signatory ${index + 1}` });
      await row.getByLabel('Name').fill(name);
      await row.getByLabel('Role').fill('Director');
      await row.getByLabel('Email').fill(`person${index}@charter.example`);
      await chooseOption(row.getByRole('combobox', { name: 'Action' }), part);
    }
    await chooseOption(envelope.getByRole('combobox', { name: 'Signing order' }), 'In any order');
    await contracts.button('Send for signature').click();
  });

  await test.step('after the approval, one person signs out of the listed order and another declines', async () => {
    await expect(contracts.button(onBehalf('Ada Lind'))).toBeHidden();
    await contracts.record('Ines Duarte', 'an approval');
    await contracts.record('Ada Lind');
    await contracts.button('Decline', page.getByRole('group', { name: 'Kenji Mori' })).click();
    await envelope.getByRole('textbox', { name: /^Why/ }).fill('Too dear');
    await contracts.button('Decline to sign').click();
    await expect(contracts.events().filter({ hasText: 'Too dear' })).toBeVisible();
  });

  await test.step('the remaining people sign the resent envelope, and the witness signs last', async () => {
    await contracts.button('Send for signature').click();
    await contracts.record('Kenji Mori');
    await expect(contracts.button(onBehalf('Tomasz Nowak', 'an attestation'))).toBeHidden();
    await contracts.record('Sigrid Halvorsen');
    await contracts.record('Tomasz Nowak', 'an attestation');
    await expect(contracts.events().last()).toContainText('Everyone has signed');
  });

  await test.step('the audit log of an envelope downloads as a separate file', async () => {
    const handedOut = page.waitForEvent('download');
    await contracts.button('More files').click();
    await page.getByRole('menuitem', { name: /^Audit log/ }).click();
    const log = await readFile(await (await handedOut).path(), 'utf8');
    for (const note of ['Approved by', 'Too dear', 'Attested by']) expect(log).toContain(note);
  });

  await page.keyboard.press('Escape');
  const handedOut = page.waitForEvent('download');
  await contracts.button('Signed PDF', contracts.actions()).click();
  const file = await readFile(await (await handedOut).path());
  const found = await pdfsig(testInfo.outputPath('five.pdf'), file);
  if (found !== undefined) expect(found.match(/Signature is Valid/g)).toHaveLength(5);

  await contracts.goto({ query: { do: 'verify-file' } });
  const dialog = await verify(page, 'five.pdf', file);
  await expect(dialog.getByText('Valid, unchanged since signing')).toBeVisible();
  await expect(dialog.getByText(/approved/)).toHaveCount(1);
  await expect(dialog.getByText(/attested/)).toHaveCount(1);
  const changed = Buffer.from(file);
  changed[changed.indexOf('/MediaBox') + 1] = 0x6d;
  await verify(page, 'changed.pdf', changed);
  await expect(dialog.getByText('The file differs from the signed file.')).toBeVisible();
});
