import { readFile } from 'node:fs/promises';
import { readPdfPages } from '../core/read-pdf-pages';
import { expect, test } from '../core/test';
import { ContractsPage, lawyerSignatory } from '../pages/contracts.page';

const title = 'Storage terms, Meridian';

test('[R70, R72, R74, R75] a contract goes from draft to signed PDF, with a different person at each step @download', async ({
  page,
}) => {
  test.slow();
  const contracts = new ContractsPage(page);
  const step = (name: string) =>
    expect(
      page.getByRole('list', { name: 'Progress' }).locator('[aria-current="step"]'),
    ).toContainText(name);
  const primary = (name: string) => contracts.button(name, contracts.actions());

  await test.step('the client drafts the contract and attaches the document', async () => {
    await contracts.goto({ portal: 'client' });
    await contracts.create().click();
    const created = contracts.dialog('Create contract');
    await created.getByLabel('Title').fill(title);
    await contracts.button('Create contract', created).click();
    await contracts.open(title);
    await step('Document');
    await contracts.attach('Terms.pdf', undefined, 'Attach a document');
    await step('Legal review');
  });

  await test.step('a second person completes the legal review', async () => {
    await contracts.completeReview();
    await step('Signatories');
  });

  await test.step('the signatories are entered, including a contact of the client', async () => {
    await primary('Add signatories').click();
    const dialog = contracts.dialog('Add signatories');
    const row = (place: number) => dialog.getByRole('group', { name: `Signatory ${place}` });
    await expect(row(1).getByLabel('Name')).toBeFocused();
    await row(1).getByLabel('Name').fill('Elena');
    await page.getByRole('option', { name: 'Elena Vasquez' }).click();
    await expect(row(1).getByLabel('Email')).toHaveValue('elena.vasquez@meridian-energy.example');
    await row(1).getByLabel('Role').fill('Chief Executive Officer');
    await contracts.button('Add signatory', dialog).click();
    await row(2).getByLabel('Name').fill(lawyerSignatory.name);
    await row(2).getByLabel('Email').fill(lawyerSignatory.email);
    await row(2).getByLabel('Role').fill(lawyerSignatory.role);
    const box = await dialog.boundingBox();
    expect(box && box.y >= 0 && box.height <= (page.viewportSize()?.height ?? 0)).toBe(true);
    await contracts.button('Save signatories', dialog).click();
    await step('Signatures 0/2');
  });

  await test.step('each signatory signs in their own portal', async () => {
    await primary('DocuSign').click();
    await contracts.button('Send for signature').click();
    await contracts.sign('Elena Vasquez');
    await expect(contracts.events().last()).toContainText('Oliver Bennett signs next');
    await expect(contracts.enabled('Sign as Oliver Bennett')).toHaveCount(0);
    await contracts.goto({ portal: 'law_firm' });
    await contracts.button('DocuSign', contracts.card(title)).click();
    await contracts.sign(lawyerSignatory.name);
    await expect(contracts.events().last()).toContainText('Everyone has signed');
  });

  await test.step('Signed PDF is the first button, and the file contains both signatories’ names', async () => {
    const handedOut = page.waitForEvent('download');
    await contracts.button('Signed PDF', contracts.dialog(/^DocuSign/)).click();
    const pages = await readPdfPages(await readFile(await (await handedOut).path()));
    for (const name of ['Elena Vasquez', lawyerSignatory.name])
      expect(pages.join(' ')).toContain(name);
    expect(pages.join(' ')).not.toContain(' for Elena Vasquez');
  });
});
