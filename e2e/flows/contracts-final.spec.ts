import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createOnePagePdf } from 'shared-kernel/testing/pdf';
import { pauseToasts } from '../core/pause-toasts';
import { readPdfPages } from '../core/read-pdf-pages';
import { expect, test } from '../core/test';
import { ContractsPage, sampleContracts } from '../pages/contracts.page';

const title = 'Charter, Sigrid';
const file = Buffer.from(createOnePagePdf('charter'));

const owner = { name: 'Sigrid Halvorsen', role: 'Owner', email: 'sigrid@aurora.example' };

const whyFinal = 'This contract is signed and final. Amend the contract to make changes.';

test('[R2, R35, C3, C7, C8, C11] a fully signed contract is certified and final, and can be amended only by a new contract @deep', async ({
  page,
}) => {
  const contracts = new ContractsPage(page);
  await contracts.goto();
  await contracts.review(title, file);
  await contracts.sendForSignature(owner);
  await contracts.record(owner.name);

  await test.step('the signed PDF contains the document and a certificate with the digest of the file', async () => {
    const handedOut = page.waitForEvent('download');
    await contracts.button('Signed PDF', contracts.dialog(/^DocuSign/)).click();
    const [first, text = ''] = await readPdfPages(await readFile(await (await handedOut).path()));
    expect(first).toContain('charter');
    expect(text).toContain(title);
    expect(text).toContain('$4,500,000');
    expect(text).toContain('Sigrid Halvorsen');
    expect(text.replaceAll(' ', '')).toContain(createHash('sha256').update(file).digest('hex'));
  });

  await test.step('a signed contract cannot be changed, and the stated reason suggests an amendment', async () => {
    await page.keyboard.press('Escape');
    await expect(contracts.dialog(/^DocuSign/)).toBeHidden();
    const upload = contracts.button('Upload', contracts.section('Documents'));
    await expect(upload).toBeDisabled();
    await expect(upload).toHaveAccessibleDescription(whyFinal);
    await expect(contracts.button('Edit', contracts.actions())).toBeHidden();
  });

  await test.step('an amendment is a separate draft, and both contracts link to each other', async () => {
    await contracts.button('Amend', contracts.actions()).click();
    const details = contracts.section('Contract details');
    await expect(details).toContainText('Amends');
    await expect(details).toContainText('Draft');
    await expect(contracts.button('Edit', contracts.actions())).toBeEnabled();
    await details.getByRole('link', { name: title, exact: true }).click();
    await expect(details).toContainText('Amended by');
    await page.reload();
    await expect(details.getByRole('link', { name: `${title} (Amendment 1)` })).toBeVisible();
    await expect(contracts.trail().first()).toContainText('Drafted an amendment');
  });
});

test('[R70, C7, workspace] a signature made in one tab appears in another and cannot be undone @deep', async ({
  page,
  context,
}) => {
  test.slow();
  const other = await context.newPage();
  for (const tab of [page, other]) await pauseToasts(tab);
  const [contracts, elsewhere] = [new ContractsPage(page), new ContractsPage(other)];
  const openEnvelope = async (tab: ContractsPage) => {
    await tab.goto();
    await tab.button('DocuSign', tab.card(sampleContracts.crudeSupply.title)).click();
  };
  await openEnvelope(contracts);
  await contracts.record('Daniel Okoro');
  await expect(contracts.toast()).toContainText('Signature recorded');
  await openEnvelope(elsewhere);
  await elsewhere.record('Oliver Bennett');
  await expect(elsewhere.events().last()).toContainText('Everyone has signed');

  await expect(contracts.events().last()).toContainText('Everyone has signed');
  for (const tab of [contracts, elsewhere]) await expect(tab.button('Undo')).toBeHidden();
  await expect(contracts.card(sampleContracts.crudeSupply.title)).toContainText('3/3 signed');
  await other.close();
});
